import type { Pattern } from '#language/pattern.ts';

/** Words around a number by which it is no price, no figure, or not the last word. */

export const IS_A_WEIGHT: Pattern = {
	id: 'pounds of weight',
	pattern: /\bpounds? (?:light|heavy|lighter|heavier|overweight|short|of)\b/i,
	finds: [
		'Forty pounds light.',
		'A pound heavy.',
		'Ten pounds lighter.',
		'Ten pounds heavier.',
		'Ten pounds overweight.',
		'Two pounds short.',
		'Nine pounds of trout.',
	],
	leaves: ['Forty pounds a month.'],
};

/** What they pay today is not our price. */
export const PAID_NOW: Pattern = {
	id: 'what they pay today',
	pattern: /\byou(?:['’]re| are)? pay(?:ing)?\b.*\b(?:now|today|at the moment)\b/i,
	finds: [
		'So you pay nine now.',
		"You're paying nine today.",
		'You are paying nine at the moment.',
		'You pay nine today.',
	],
	leaves: ['You pay nine a month.', 'We pay nine now.'],
};

/** "Ninety-five by twelve is eleven forty." */
export const RECKONS: Pattern = {
	id: 'a sum that is worked out aloud',
	pattern: /\b(?:times|by (?:\w+-?\w*) is|plus (?!v\.?a\.?t|gst|tax|expenses)[\w-]+ (?:is|that's))\b/i,
	finds: [
		'Six-fifty times three.',
		'Ninety-five by twelve is eleven forty.',
		'Nine plus four is thirteen.',
		"Nine plus four that's thirteen.",
	],
	leaves: ['Nine hundred plus VAT is fine.', 'It is nine a month.'],
};

/** "If you put that at twenty pounds an hour that's three hundred and twenty a month." */
export const SUPPOSES: Pattern = {
	id: 'a sum that follows from others',
	pattern:
		/^times\b|\bif (?:you|we|i) (?:put|fill|save|reckon|count|recover|win back|lose)\b[^.?!]{0,90}\b(?:that|it)(?:['’]s| is)\b/i,
	finds: [
		'Times twenty-six.',
		"If you put that at twenty an hour, that's nine hundred.",
		'If we fill ten of these, that’s nine hundred.',
		'If you save two hours that is nine hundred.',
		"If you reckon with ten, it's nine hundred.",
		'If I count ten it is nine hundred.',
		"If we recover ten, that's nine hundred.",
		"If you win back ten, that's nine hundred.",
		"If you lose ten, that's nine hundred.",
	],
	leaves: ["If you take both, that's nine hundred.", 'Nine times ten.'],
};

export const REACHES: Pattern = {
	id: 'what a reckoning comes to',
	pattern: /\b(?:times|by|that's|so that|comes to|makes)\b|[×=]/i,
	finds: [
		'Twenty times nine.',
		'Twenty by nine.',
		"And that's nine.",
		'So that is nine.',
		'It comes to nine.',
		'It makes nine.',
		'20 × 9',
		'9 = 9',
	],
	leaves: ['Twenty of them at nine.'],
};

/** "No, hang on, sixty-four." */
export const PUTS_RIGHT: Pattern = {
	id: 'words that put a figure right',
	pattern:
		/(?:^|[.?!…,;–—] ?|\b(?:well|oh|and|but),? )(?:no|wait|hang on|hold on|sorry|i tell a lie|not \p{L}+)\b|\bother way (?:a)?round\b|\bturned (?:it |them )?(?:a)?round\b/iu,
	finds: [
		'No, sixty-four.',
		'It was nine. No, ten.',
		'It was nine? Wait, ten.',
		'It was nine! Hang on, ten.',
		'It was nine… hold on, ten.',
		'Nine, sorry, ten.',
		'Nine; no, ten.',
		'Nine – no, ten.',
		'Nine — no, ten.',
		'Nine, I tell a lie, ten.',
		'Not nine, ten.',
		'Nine well no, ten.',
		'Nine oh no, ten.',
		'Nine and no, ten.',
		'Nine but no, ten.',
		'I had it the other way round.',
		'The other way around.',
		'I turned them round.',
		'I have turned it around.',
		'I turned round the two.',
	],
	leaves: ['We know nobody there.', 'It was nine and then ten.', 'Waiting for nine.'],
};

export const NUMBER_CUES = [IS_A_WEIGHT, PAID_NOW, RECKONS, SUPPOSES, REACHES, PUTS_RIGHT];
