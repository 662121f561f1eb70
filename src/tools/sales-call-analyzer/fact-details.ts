import {
	type CorrectableKey,
	DETAILS,
	ENDING,
	type FactDetail,
	type FactDetails,
	NEEDED,
} from '#call-facts/corrections.ts';
import { LEDGER_KINDS, OUTCOME } from './ledger-kinds.ts';

/** What the details of a fact are called in a form, what can be chosen there, and how it is read. */

interface Option {
	value: string;
	label: string;
}

const options = (labels: Readonly<Record<string, string>>): Option[] =>
	Object.entries(labels).map(([value, label]) => ({ value, label }));

/** What a fact can be. */
export const FACTS = LEDGER_KINDS.filter(({ key }) => key !== ENDING).map(({ key: value, one: label }) => ({
	value,
	label,
}));

/** Those that are so or not. */
export const MARKS: Partial<Record<FactDetail, string>> = {
	present: 'On the call',
	main: 'One of the main troubles',
	answered: 'It was answered',
};

/** Where nothing is known yet. */
export const BY_DEFAULT: FactDetails = { present: true, kind: 'used', ended: 'open' };

const LABELS: Partial<Record<FactDetail, string>> = {
	amount: 'Amount',
	per: 'For',
	currency: 'Currency',
	unit: 'What it counts',
	who: 'Who',
	name: 'What it is called',
	kind: 'Where it stands',
	owner: 'Who promised it',
	when: 'By when',
	ended: 'How it ended',
};

export function labelOf(detail: FactDetail, kind: CorrectableKey): string {
	return detail === 'amount' && kind === 'figures' ? 'How many' : (LABELS[detail] ?? '');
}

const PER = options({
	'': 'Not said',
	once: 'All of it, once',
	unit: 'Each',
	second: 'A second',
	minute: 'A minute',
	hour: 'An hour',
	day: 'A day',
	week: 'A week',
	month: 'A month',
	quarter: 'A quarter',
	year: 'A year',
});

const CURRENCIES = options({
	'': 'Not said',
	USD: 'US dollars',
	GBP: 'Pounds',
	EUR: 'Euros',
	CAD: 'Canadian dollars',
	AUD: 'Australian dollars',
	NZD: 'New Zealand dollars',
	CHF: 'Swiss francs',
	INR: 'Indian rupees',
});

const STANDS = options({ used: 'In use now', tried: 'Tried before', considered: 'Being considered' });

/** Undefined for details that are typed. `known` is what is chosen at first. */
export function optionsOf(detail: FactDetail, known: string, people: Option[]): Option[] | undefined {
	const withKnown = (all: Option[]) =>
		all.some(({ value }) => value === known) ? all : [...all, { value: known, label: known }];
	switch (detail) {
		case 'kind':
			return STANDS;
		case 'ended':
			return options(OUTCOME);
		case 'per':
			return PER;
		case 'currency':
			return withKnown(CURRENCIES);
		case 'owner':
			return withKnown([{ value: '', label: 'Whoever says it' }, ...people]);
	}
}

/** What was typed, for the details of a kind; those left empty are not told. */
export function detailsIn(kind: CorrectableKey, form: FormData): FactDetails {
	const given = DETAILS[kind].flatMap((detail): [FactDetail, unknown][] => {
		if (MARKS[detail]) return [[detail, form.has(detail)]];
		const text = textIn(form, detail);
		return text === '' ? [] : [[detail, detail === 'amount' ? numberIn(text) : text]];
	});
	return Object.fromEntries(given);
}

const PROBLEMS: Partial<Record<FactDetail, string>> = {
	amount: 'Enter a number, e.g. 6,800',
	unit: 'Say what it counts, e.g. missed calls',
	name: 'Say what it is called',
};

export type Problems = Partial<Record<FactDetail | 'line', string>>;

/** What is wrong in the fields of a kind, by detail. */
export function problemsIn(kind: CorrectableKey, form: FormData): Problems {
	const wrong = DETAILS[kind].filter((detail) => {
		const text = textIn(form, detail);
		if (text === '') return NEEDED[kind]?.includes(detail) === true;
		return detail === 'amount' && !isAmount(numberIn(text));
	});
	return Object.fromEntries(wrong.map((detail) => [detail, PROBLEMS[detail] ?? 'Fill it in']));
}

function textIn(form: FormData, detail: FactDetail): string {
	return String(form.get(detail) ?? '').trim();
}

/** NaN where it is none. */
function numberIn(text: string): number {
	return Number(text.replace(/[\s,$£€]/g, ''));
}

/** The server takes no other. */
function isAmount(value: number): boolean {
	return value >= 0 && value <= 1e15;
}
