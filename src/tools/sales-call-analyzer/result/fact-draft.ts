import { type CorrectableKey, DETAILS, type FactDetail, type FactDetails, NEEDED } from '#call-facts/corrections.ts';

/** A fact in a form: texts as they are typed, for whichever kind is chosen. */
export interface FactDraft {
	key: CorrectableKey;
	texts: Readonly<Record<TextDetail, string>>;
	marks: Readonly<Record<MarkDetail, boolean>>;
}

export type MarkDetail = 'present' | 'main' | 'answered';
export type TextDetail = Exclude<FactDetail, MarkDetail>;
export type DraftProblems = Partial<Record<TextDetail, string>>;

export function isMark(detail: FactDetail): detail is MarkDetail {
	return detail === 'present' || detail === 'main' || detail === 'answered';
}

export function draftOf(key: CorrectableKey, details: FactDetails): FactDraft {
	const { amount, per = '', currency = '', unit = '', who = '', name = '', kind = 'used', owner = '', when } = details;
	const { present = true, main = false, answered = false, ended = 'open' } = details;
	return {
		key,
		texts: { amount: amount?.toString() ?? '', per, currency, unit, who, name, kind, owner, when: when ?? '', ended },
		marks: { present, main, answered },
	};
}

const PROBLEMS: Partial<Record<TextDetail, string>> = {
	amount: 'Enter a number, e.g. 6,800',
	unit: 'Say what it counts, e.g. missed calls',
	name: 'Say what it is called',
};

/** What is wrong in the fields of the chosen kind, by detail. */
export function problemsIn({ key, texts }: FactDraft): DraftProblems {
	const isNeeded = (detail: FactDetail) => NEEDED[key]?.includes(detail) === true;
	const wrong = DETAILS[key].filter((detail): detail is TextDetail => {
		if (isMark(detail)) return false;
		const text = texts[detail].trim();
		if (text === '') return isNeeded(detail);
		return detail === 'amount' && !isAmount(numberIn(text));
	});
	return Object.fromEntries(wrong.map((detail) => [detail, PROBLEMS[detail] ?? 'Fill it in']));
}

/** The details of the chosen kind; those left empty are not told. */
export function detailsIn({ key, texts, marks }: FactDraft): FactDetails {
	const given = DETAILS[key].flatMap((detail): [FactDetail, unknown][] => {
		if (isMark(detail)) return [[detail, marks[detail]]];
		const text = texts[detail].trim();
		return text === '' ? [] : [[detail, detail === 'amount' ? numberIn(text) : text]];
	});
	return Object.fromEntries(given);
}

/** NaN where it is none. */
function numberIn(text: string): number {
	return Number(text.replace(/[\s,$£€]/g, ''));
}

/** The server takes no other. */
function isAmount(value: number): boolean {
	return value >= 0 && value <= 1e15;
}
