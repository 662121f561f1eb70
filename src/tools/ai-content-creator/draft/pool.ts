import type { Industry } from '#content/industry.ts';
import { capital } from '#language/capitals.ts';
import type { ContentType } from '../options.ts';
import { actionForms, seasonForms, statementForms, valueForms } from './forms/brand.ts';
import type { Form } from './forms/form.ts';
import { momentForms } from './forms/moment.ts';
import { topicForms } from './forms/topic.ts';
import { countedForm, insideForms, marketForms, termForms } from './forms/trade.ts';
import { TYPES_OF } from './idea.ts';
import { type Nearest, nearestReader } from './near.ts';
import { clipped, type Subjects } from './subjects.ts';
import { ideasOfTrade } from './trades.ts';
import type { Voice } from './voices.ts';
import { filled, midSentence, toned, type Words } from './words.ts';

/** Where an idea comes from. The calendar takes sources in turn. */
export type Source =
	| 'moment'
	| 'market'
	| 'season'
	| 'statement'
	| 'action'
	| 'craft'
	| 'topic'
	| 'value'
	| 'inside'
	| 'term';

/** An idea with its subject, in the brand's voice. */
export interface Candidate {
	source: Source;
	/** The name of the form: two candidates of one form share their structure. */
	form: string;
	/** The words it is about, to match the week's theme and the hashtags. */
	subject: string;
	types: readonly ContentType[];
	title: string;
	/** Best first: the piece opens with the first one not used yet. */
	hooks: readonly string[];
	points: readonly string[];
	turn: string;
	ask: string;
	options: readonly string[];
	show: string;
	/** How well the form suits its subject. */
	weight: number;
	/** How many gaps the member must fill before it can be posted. */
	gaps: number;
}

/** How many subjects of a kind become ideas; more would find no slot. */
const MOST_SUBJECTS = 8;
const MOST_TERMS = 6;
/** Subtracted for brands that serve firms: daily work suits them better than what a trade shows its customers. */
const LESS_CRAFT = 7;
const LONGEST_TITLE = 90;

/** Every idea that the input and its trade offer. */
export function poolOf(subjects: Subjects, voice: Voice): Candidate[] {
	const nearest = nearestReader();
	const say = sayerOf(subjects, voice, nearest);
	const some = (list: readonly string[]) => list.slice(0, MOST_SUBJECTS);
	const filledIn = (source: Source, list: readonly string[], forms: readonly Form[]) =>
		some(list).flatMap((subject) => forms.map((form) => say(source, form, subject)));
	const { trade, market } = subjects;
	return [
		...some(subjects.moments).flatMap((moment) =>
			momentForms
				.filter(({ personal }) => personal === undefined || personal === isPersonal(moment))
				.map((form) => say('moment', form, moment)),
		),
		...some(subjects.moments).flatMap((moment) => {
			const task = nearest(moment, market?.tasks ?? [], ({ name, hurts, measure }) => `${name} ${hurts} ${measure}`);
			return task === null ? [] : [say('market', countedForm(task), moment)];
		}),
		...filledIn('season', subjects.seasons, seasonForms),
		...some(subjects.statements).flatMap((statement) =>
			statementForms
				.filter(({ people }) => people === undefined || people === isAboutPeople(statement))
				.filter(({ answers }) => !answers || nearest(statement, subjects.moments, (moment) => moment) !== null)
				.map((form) => say('statement', form, statement)),
		),
		...filledIn('action', subjects.actions, actionForms),
		...filledIn('topic', subjects.topics, topicForms),
		...filledIn('value', subjects.values, valueForms),
		...ideasOfTrade(trade).map((idea) => say('craft', idea, idea.title)),
		...(market?.tasks ?? []).flatMap((task) =>
			marketForms(market as Industry, task).map((form) => say('market', form, task.name)),
		),
		...(trade?.tasks ?? []).flatMap((task) => insideForms(task).map((form) => say('inside', form, task.name))),
		...(trade?.words ?? [])
			.slice(0, MOST_TERMS)
			.flatMap((word) => termForms(word).map((form) => say('term', form, word))),
	];
}

type Sayer = (source: Source, form: Form, subject: string) => Candidate;

/**
 * Fills in forms without changing the tone of the member's own words. Each subject gets the item that fits it best,
 * otherwise the next in turn.
 */
function sayerOf(
	{ brand, audience, statements, values, moments, names, trade, market }: Subjects,
	voice: Voice,
	nearest: Nearest,
): Sayer {
	let count = 0;
	const inVoice = new Map<string, string>();
	const tonedOnce = (line: string) => {
		const said = inVoice.get(line) ?? toned(line, voice.contracts);
		inVoice.set(line, said);
		return said;
	};
	const beside = (subject: string, list: readonly string[]) =>
		nearest(subject, list, (text) => text) ?? list[count % Math.max(1, list.length)] ?? '';
	const near = (subject: string, list: readonly string[]) => nearest(subject, list, (text) => text) ?? '';
	return (source, form, subject) => {
		count++;
		const others = statements.filter((statement) => statement !== subject);
		const words: Words = {
			b: brand,
			t: midSentence(subject, names),
			T: capital(subject),
			m: subject.replace(/(?<![?!.])[?!.]+$/, ''),
			a: midSentence(audience, names),
			s: near(subject, others) || (others[0] ?? ''),
			k: trade?.customer.one ?? 'customer',
			v: midSentence(beside(subject, values), names),
			c: source === 'statement' ? near(subject, moments) : beside(subject, moments),
		};
		const put = (line: string) => filled(tonedOnce(line), words);
		const points = form.points.filter((line) => isFilled(line, words)).map(put);
		const openings = typeof form.hook === 'string' ? [form.hook] : rotated(form.hook, voice.opens);
		return {
			source,
			form: `${source} ${form.kind} ${form.title}`.replace(subject, ''),
			subject,
			types: TYPES_OF[form.kind],
			title: titleOf(form.title, words),
			hooks: openings.map(put),
			points,
			turn: voice.reflects ? put(form.turn) : '',
			ask: put(form.ask),
			options: (form.options ?? []).map(put),
			show: filled(form.show, words),
			weight: (form.weight ?? 0) - (source === 'craft' && market !== null ? LESS_CRAFT : 0),
			gaps: [openings[0] ?? '', ...points].join(' ').split('[add').length - 1,
		};
	};
}

/** Whether a sentence about the brand is about a person in it or its past, which nobody can buy. */
function isAboutPeople(statement: string): boolean {
	return /\b(?:founder|founded|founders|owner|since|began|started|spent|ran|trainer|mechanic|teacher|director)\b/i.test(
		statement,
	);
}

/** Whether a trouble is a feeling, or something people say. */
function isPersonal(moment: string): boolean {
	return /\b(?:fear|dread|apologi[sz]e|afraid|ashamed|embarrass\w*|avoid|guilty|shy|nervous|awkward)\b/i.test(moment);
}

/** Whether the input has everything that the line needs. */
function isFilled(line: string, words: Words): boolean {
	return !(['a', 's', 'v', 'c'] as const).some((name) => line.includes(`{${name}}`) && words[name] === '');
}

/** The list, starting at another index. */
export function rotated<Item>(list: readonly Item[], by: number): Item[] {
	const at = by % Math.max(1, list.length);
	return [...list.slice(at), ...list.slice(0, at)];
}

/** A title that fits a first card. If the member's words are too long, the rest of the form has to do. */
function titleOf(frame: string, words: Words): string {
	const whole = filled(frame, words);
	if (whole.length <= LONGEST_TITLE && !(words.m.includes(': ') && frame.startsWith('{m}:'))) return whole;
	const rest = capital(frame.replace(/^\{[Tm]\}(?:[:?,]\s*|\s+)/, ''));
	const without = filled(rest, words);
	return without.length <= LONGEST_TITLE && rest !== frame ? without : clipped(whole, LONGEST_TITLE);
}
