/** An hour as it is said without more: "half two", "seven thirty", "10:15 am"; also "half past" of one said before. */
export const SPOKEN_HOUR =
	/(?:(?:half|quarter|ten|twenty)(?: past| to)? )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|\d{1,2}(?::\d\d)?)(?:[- ](?:fifteen|thirty|forty-five))?(?: o'clock| ?[ap]m)?|(?:half|quarter) past/i;
