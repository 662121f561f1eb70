/** Words that transcribers use for sounds and actions, as alternatives of a pattern. */
export const STAGE_WORDS = [
	'(?:both |all |they |he |she )?(?:laugh|chuckle|giggle|cough|sigh|sniff|sneeze|whistle|applaud|clap)(?:s|ing|ter)?',
	'laughter|applause|music|silence|noise|crosstalk|cross-talk|static|beep|overlapping(?: speech)?|background noise',
	'(?:short |long |brief )?pause[sd]?(?: [\\d.]{1,6}s?)?',
	'inaudible|unintelligible|indiscernible|unclear|no response|no answer',
	'hangs? up|line (?:drops|goes dead|disconnects)|phone rings|(?:call )?(?:ends|ended|disconnected|drops)\\.?|dial tone',
	'(?:typing|clicks|door (?:opens|closes)|on hold|hold music|mm-hm)',
].join('|');

const WHOLE = new RegExp(`^(?:${STAGE_WORDS})\\.?$`, 'i');

/** Whether the words inside brackets or asterisks describe a sound or an action. */
export function isStageDirection(words: string): boolean {
	return words.length < 60 && WHOLE.test(words.trim());
}
