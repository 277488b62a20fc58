package rules

// Logistic is the chance, in 1/10 000, that a lead in thousandths of a logit stands
// for: half for none, 7311 for one logit. It is reckoned in integers, the same on
// every system, for the evaluations of bots.
func Logistic(lead int) int32 {
	const step, ends = 125, 8000
	lead = min(max(lead, -ends), ends) + ends
	at, rest := lead/step, int32(lead%step)
	if rest == 0 {
		return logistic[at]
	}
	return logistic[at] + (logistic[at+1]-logistic[at])*rest/step
}

// logistic are the chances of -8 to 8 logits in eighths.
var logistic = [...]int32{
	3, 4, 4, 5, 6, 6, 7, 8, 9, 10, 12, 13, 15, 17, 19, 22,
	25, 28, 32, 36, 41, 46, 52, 59, 67, 76, 86, 97, 110, 124, 141, 159,
	180, 203, 230, 260, 293, 331, 373, 421, 474, 534, 601, 675, 759, 851, 953, 1067,
	1192, 1330, 1480, 1645, 1824, 2018, 2227, 2451, 2689, 2942, 3208, 3486, 3775, 4073, 4378, 4688,
	5000, 5312, 5622, 5927, 6225, 6514, 6792, 7058, 7311, 7549, 7773, 7982, 8176, 8355, 8520, 8670,
	8808, 8933, 9047, 9149, 9241, 9325, 9399, 9466, 9526, 9579, 9627, 9669, 9707, 9740, 9770, 9797,
	9820, 9841, 9859, 9876, 9890, 9903, 9914, 9924, 9933, 9941, 9948, 9954, 9959, 9964, 9968, 9972,
	9975, 9978, 9981, 9983, 9985, 9987, 9988, 9990, 9991, 9992, 9993, 9994, 9994, 9995, 9996, 9996,
	9997,
}
