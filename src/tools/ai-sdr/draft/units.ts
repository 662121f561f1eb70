import { overlap, stems } from '#language/stems.ts';
import { quoted } from '#prose/sentences.ts';
import type { Channel } from '../contract.ts';
import type { Material } from './material.ts';
import { type Opening, spaced } from './opening.ts';
import { GAPS, OFTEN_SAID, RESULT_ASKS, UNITS } from './sentences/messages.ts';
import { ACTIONS } from './sentences/notes.ts';

export type UnitKind = 'firstStep' | 'check' | 'how' | 'objection' | 'result' | 'question';

/** What one message adds. */
export interface Unit {
	kind: UnitKind;
	/** A fixed sentence before it; empty where it needs none. */
	before: string;
	/** The member's sentence, or the gap in its place; a question with its answer takes two lines. */
	text: string;
	/** With `{company}`. */
	ask: string;
	/** What the ask is called. */
	action: string;
	isGap: boolean;
}

/** The kinds of a channel, what suits it best first; the rest stays out of it. */
const SUITED: Readonly<Record<Channel, readonly UnitKind[]>> = {
	email: ['firstStep', 'objection', 'how', 'result', 'question', 'check'],
	linkedin: ['check', 'result', 'how', 'question', 'firstStep', 'objection'],
	phone: ['question', 'firstStep', 'result', 'how'],
	video: ['how', 'result', 'check', 'firstStep', 'objection', 'question'],
	other: ['result', 'check', 'how', 'firstStep', 'question', 'objection'],
};

/** Everything that can be added after the first message: the member's sentences, then the gaps. */
export function unitsOf(material: Material, opening: Opening): Unit[] {
	const results = material.results.filter((text) => text !== opening.result);
	const [how = '', more = ''] = material.how.filter((text) => text !== opening.how);
	const isToldHow = how === '' && opening.how !== '';
	const asksNothing = opening.asks || isAnswered(material);
	const most = isToldHow && asksNothing ? RESULT_ASKS.length : RESULT_ASKS.length - 1;
	const gaps = GAPS.results.slice(material.results.length, material.results.length + most);
	const objection = material.objection === '' ? '' : `${asQuote(material.objection)}\n${material.answer}`;
	return [
		unit('firstStep', material.firstStep, GAPS.firstStep),
		unit('check', material.check, GAPS.check),
		...(isToldHow ? [] : [unit('how', spaced(how, more), GAPS.how)]),
		{
			...unit('objection', objection, GAPS.objection),
			...(isQuestion(material.objection) ? {} : { before: OFTEN_SAID }),
		},
		...(asksNothing ? [] : [unit('question', material.question, GAPS.question)]),
		...[...results, ...gaps].slice(0, most).map(
			(text, index): Unit => ({
				kind: 'result',
				before: '',
				text,
				ask: RESULT_ASKS[index] ?? '',
				action: ACTIONS.results[index] ?? '',
				isGap: index >= results.length,
			}),
		),
	];
}

/** The question is for a need that nobody told: not for one that was, nor for one seen that speaks of what it asks. */
function isAnswered({ need, isSaid, question }: Material): boolean {
	return isSaid || overlap(stems(need), stems(question)) > 1;
}

/** Whether what the member hears is a question; where nothing is given, one is asked for. */
export function isQuestion(objection: string): boolean {
	return objection === '' || /\?$/.test(unquoted(objection));
}

function unit(kind: Exclude<UnitKind, 'result'>, text: string, gap: string): Unit {
	const action = kind === 'question' ? ACTIONS.answer : ACTIONS[kind];
	return { kind, ...UNITS[kind], action, text: text === '' ? gap : text, isGap: text === '' };
}

/** A question in quotation marks, without those that the member may have put around it. */
export function asQuote(question: string): string {
	return quoted(unquoted(question));
}

export function unquoted(question: string): string {
	return question.replace(/^[“"'‘](.*)[”"'’]$/u, '$1');
}

/**
 * One unit for each channel in order: the member's sentences first, as each channel suits them, then gaps. None is used
 * twice.
 */
export function assign(units: readonly Unit[], channels: readonly Channel[]): { taken: (Unit | null)[]; left: Unit[] } {
	const left = [...units];
	const taken = channels.map((channel) => {
		const suited = SUITED[channel].flatMap((kind) => left.filter((one) => one.kind === kind));
		const found = suited.find(({ isGap }) => !isGap) ?? left.find((one) => suited.includes(one)) ?? null;
		if (found !== null) left.splice(left.indexOf(found), 1);
		return found;
	});
	return { taken, left };
}
