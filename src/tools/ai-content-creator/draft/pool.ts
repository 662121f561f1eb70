import type { Industry } from '#content/industry.ts';
import { capital } from '#prose/sentences.ts';
import type { ContentType } from '../options.ts';
import { actionForms, seasonForms, statementForms, valueForms } from './forms/brand.ts';
import type { Form } from './forms/form.ts';
import { momentForms } from './forms/moment.ts';
import { topicForms } from './forms/topic.ts';
import { insideForms, marketForms, termForms } from './forms/trade.ts';
import { TYPES_OF } from './idea.ts';
import { clipped, type Subjects } from './subjects.ts';
import { ideasOfTrade } from './trades.ts';
import type { Voice } from './voices.ts';
import { filled, midSentence, toned, type Words } from './words.ts';

/** Where an idea comes from; the calendar takes turns between them. */
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

/** An idea with its subject filled in, in the brand's voice. */
export interface Candidate {
	source: Source;
	/** Names the form: two candidates of one form share their skeleton. */
	form: string;
	/** The words it is about: what the week's theme and the hashtags are matched with. */
	subject: string;
	types: readonly ContentType[];
	title: string;
	/** In the order of preference: the first that was not said yet opens. */
	hooks: readonly string[];
	points: readonly string[];
	turn: string;
	ask: string;
	options: readonly string[];
	show: string;
	/** How much the member has to add before it can be posted. */
	gaps: number;
}

/** Subjects of a kind that are turned into ideas; more would not find a place. */
const MOST_SUBJECTS = 8;
const MOST_TERMS = 6;
const LONGEST_TITLE = 90;

/** Every idea that the input and its trade hold. */
export function poolOf(subjects: Subjects, voice: Voice): Candidate[] {
	const say = sayerOf(subjects, voice);
	const some = (list: readonly string[]) => list.slice(0, MOST_SUBJECTS);
	const { trade, market } = subjects;
	return [
		...some(subjects.moments).flatMap((moment) =>
			momentForms
				.filter(({ personal }) => !personal || isPersonal(moment))
				.map((form) => say('moment', form, moment, voice.moment)),
		),
		...some(subjects.seasons).flatMap((season) => seasonForms.map((form) => say('season', form, season, []))),
		...some(subjects.statements).flatMap((statement) =>
			statementForms.map((form) => say('statement', form, statement, voice.statement)),
		),
		...some(subjects.actions).flatMap((action) => actionForms.map((form) => say('action', form, action, ['{m}.']))),
		...some(subjects.topics).flatMap((topic) =>
			topicForms.filter(({ thing }) => !thing || !isDoing(topic)).map((form) => say('topic', form, topic, voice.topic)),
		),
		...some(subjects.values).flatMap((value) => valueForms.map((form) => say('value', form, value, []))),
		...ideasOfTrade(trade).map((idea) => say('craft', idea, idea.title, [])),
		...(market?.tasks ?? []).flatMap((task) =>
			marketForms(market as Industry, task).map((form) => say('market', form, task.name, [])),
		),
		...(trade?.tasks ?? []).flatMap((task) =>
			insideForms(trade as Industry, task).map((form) => say('inside', form, task.name, [])),
		),
		...(trade?.words ?? [])
			.slice(0, MOST_TERMS)
			.flatMap((word) => termForms(word).map((form) => say('term', form, word, []))),
	];
}

type Sayer = (source: Source, form: Form, subject: string, openings: readonly string[]) => Candidate;

/** Fills forms in; the member's own words are never toned. Openings take turns, and so do what the brand says and holds. */
function sayerOf({ brand, audience, statements, values, names }: Subjects, voice: Voice): Sayer {
	let count = 0;
	return (source, form, subject, openings) => {
		count++;
		const others = statements.filter((statement) => statement !== subject);
		const words: Words = {
			b: brand,
			t: midSentence(subject, names),
			T: capital(subject),
			m: subject.replace(/[?!.]+$/, ''),
			a: midSentence(audience, names),
			s: turn(others, count),
			v: midSentence(turn(values, count), names),
		};
		const put = (line: string) => filled(toned(line, voice.contracts), words);
		const points = form.points.filter((line) => isFilled(line, words)).map(put);
		return {
			source,
			form: `${source} ${form.kind} ${form.title}`.replace(subject, ''),
			subject,
			types: TYPES_OF[form.kind],
			title: titleOf(form.title, words),
			hooks: (form.hook === undefined ? openings : [form.hook]).map(put),
			points,
			turn: put(form.turn),
			ask: put(form.ask),
			options: (form.options ?? []).map(put),
			show: filled(form.show, words),
			gaps: [form.hook ?? '', ...points].join(' ').split('[add').length - 1,
		};
	};
}

/** Whether a topic names what one does, as "choosing a lock": it cannot be photographed or posted. */
function isDoing(topic: string): boolean {
	return /^\p{L}{3,}ing\b/u.test(topic);
}

/** Whether a trouble is somebody's own doing or feeling. */
function isPersonal(moment: string): boolean {
	return /^(?:you|your|i|my|we|our|afraid|dread|fear|too|no time|not knowing|still|lack|struggl\w+|forget\w*)\b|\b(?:you|yourself)\b/i.test(
		moment,
	);
}

/** Whether everything that the line needs was entered. */
function isFilled(line: string, words: Words): boolean {
	return !(['a', 's', 'v'] as const).some((name) => line.includes(`{${name}}`) && words[name] === '');
}

function turn(list: readonly string[], count: number): string {
	return list[count % Math.max(1, list.length)] ?? '';
}

/** The list from another beginning. */
export function rotated<Item>(list: readonly Item[], by: number): Item[] {
	const at = by % Math.max(1, list.length);
	return [...list.slice(at), ...list.slice(0, at)];
}

/** A title that fits a first card; where the member's words are too long for it, the rest of the form must do. */
function titleOf(frame: string, words: Words): string {
	const whole = filled(frame, words);
	if (whole.length <= LONGEST_TITLE) return whole;
	const rest = capital(frame.replace(/^\{[Tm]\}(?:[:?,]\s*|\s+)/, ''));
	const without = filled(rest, words);
	return without.length <= LONGEST_TITLE && rest !== frame ? without : clipped(whole, LONGEST_TITLE);
}
