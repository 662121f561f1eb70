/** Small words by which a turn is read: whose promise it is, what was said before it, whose name is in it. */

import type { Pattern } from '#language/pattern.ts';

/** A promise of the speaker's own. */
export const OWN: Pattern = {
	id: 'what the speaker will do',
	pattern: /\b(?:i|we)(?:'ll| will)\b/i,
	finds: ["I'll send it.", 'Then we will send it.'],
	leaves: ["You'll send it.", 'I sent it.'],
};

/** What is meant was said in the sentence before. */
export const LEANS_BACK: Pattern = {
	id: 'a word for what was said before',
	pattern: /\b(?:that|it|this|them|those)\b/i,
	finds: ['We do that.', 'I send it.', 'This helps.', 'I ask them.', 'Those are fine.'],
	leaves: ['I send the items.', 'We ask Thistle.'],
};

/** The word that opened the sentence of a name. */
export const JOINED: Pattern = {
	id: 'a word that goes on before a name',
	pattern: /^(?:And|But|So|Then|Well|Maybe|Only|If|When|Because|Unless) /,
	finds: [
		'And Ann',
		'But Ann',
		'So Ann',
		'Then Ann',
		'Well Ann',
		'Maybe Ann',
		'Only Ann',
		'If Ann',
		'When Ann',
		'Because Ann',
		'Unless Ann',
	],
	leaves: ['Andrea Gray', 'Ann And'],
};

export const NO_NAME: Pattern = {
	id: 'a capital that begins no name',
	pattern:
		/^(?:I|Now|Not|Here|Look|Okay|Yes|No|He|She|It|We|They|You|That|This|There|Who|What|Both|Nobody|Somebody|Anybody|Everybody|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|June|July|August|September|October|November|December)\b/,
	finds: [
		'I',
		'Now',
		'Not',
		'Here',
		'Look',
		'Okay',
		'Yes',
		'No',
		'He',
		'She',
		'It',
		'We',
		'They',
		'You',
		'That',
		'This',
		'There',
		'Who',
		'What',
		'Both',
		'Nobody',
		'Somebody',
		'Anybody',
		'Everybody',
		'Monday',
		'January',
		'February',
		'March',
		'April',
		'June',
		'July',
		'August',
		'September',
		'October',
		'November',
		'December',
		'Tuesday',
		'Wednesday',
		'Thursday',
		'Friday',
		'Saturday',
		'Sunday',
	],
	leaves: ['Ian', 'Wendy', 'Augustus', 'May'],
};

/** In place of a name. */
export const THEMSELVES: Pattern = {
	id: 'the speakers themselves',
	pattern: /^(?:i|me|myself|we|us|just me|both of us)$/i,
	finds: ['I', 'me', 'myself', 'we', 'us', 'just me', 'both of us'],
	leaves: ['Ian', 'my wife', 'us two'],
};

/** A word or two with a capital, and the title before them. */
export const NAME: Pattern = {
	id: 'the name of a person',
	pattern: /(?:(?:Mr|Mrs|Ms|Miss|Dr)\.? )?(?!(?:Mr|Mrs|Ms|Miss|Dr)\b)\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?/u,
	finds: ['ask Gray', 'ask Ann Gray', 'ask Mr Gray', 'ask Dr. Gray'],
	leaves: ['the Mr', 'the Mrs', 'the Ms', 'the Miss', 'the Dr', 'the CEO', 'ask ann'],
};

/** Its capital says nothing of it. */
export const FIRST_WORD: Pattern = {
	id: 'the first word of a sentence',
	pattern: /(?<=(?:^|[.?!]\s))\p{Lu}\p{Ll}+/gu,
	finds: ['Ann goes.', 'we go. Ann stays', 'why? Ann stays', 'go! Ann stays'],
	leaves: ['we ask Ann', 'we go, Ann stays', 'e.g.Ann'],
};

/** Its full stop ends no sentence. */
export const SENTENCE_END: Pattern = {
	id: 'the end of a sentence inside a turn',
	pattern: /(?<!\b(?:Mr|Mrs|Ms|Dr|St|Prof))[.?!…]["”’]?\s+/g,
	finds: ['It is. We go', 'Is it? We go', 'Oh! We go', 'Well… we go', 'He said "no." We go', 'The Emr. is new'],
	leaves: ['Mr. Gray', 'Mrs. Gray', 'Ms. Gray', 'Dr. Gray', 'St. John', 'Prof. Gray', 'at 3.5 percent', 'It is.'],
};

/** "He's the tight one. Anything monthly has to go past him." */
export const REFERS: Pattern = {
	id: 'a word for a person named before',
	pattern: /\b(?:he|she|him|her)\b/i,
	finds: ["He's the tight one.", 'She has to say yes.', 'It goes past him.', 'It goes past her.'],
	leaves: ['They have to say yes.', 'It is here.'],
};

export const SPEAKING_CUES = [OWN, REFERS, LEANS_BACK, JOINED, NO_NAME, THEMSELVES, NAME, FIRST_WORD, SENTENCE_END];
