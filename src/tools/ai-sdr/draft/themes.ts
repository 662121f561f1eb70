import { everydayTroubles } from '#content/everyday-troubles.ts';
import type { Industry, IndustryTask } from '#content/industry.ts';
import { type Kind, kindOf, kindsIn } from './kinds.ts';
import { shortTopic } from './strategy.ts';

/** A task that the campaign is about. */
export interface Theme {
	task: IndustryTask;
	kind: Kind;
}

export interface Themes {
	/** At least one; the first is what the campaign is mainly about. */
	themes: readonly Theme[];
	/** Whether they come from the input; otherwise they are only typical. */
	told: boolean;
	/** Other typical tasks, for the parts around the messages. */
	others: readonly IndustryTask[];
}

/** A lower score is a coincidence of words. */
const LEAST = 2.5;
const MOST = 3;
/** Words. Longer names are not repeated. */
const LONGEST_NAME = 4;
/** Points that a task of the trade gets over the same kind in any trade. */
const OF_TRADE = 3;
/** A share of the first theme's score. */
const NEAR = 0.4;

/**
 * What was entered, as tasks: those of the trade that share words with it, otherwise what every trade knows of that
 * kind. A campaign about unanswered calls must not ask about safety talks, however typical those are.
 */
export function themesOf(
	industry: Industry | null,
	name: string | null,
	told: string,
	offer: string,
	role: string,
): Themes {
	const topic = `${name ?? ''} ${told}`;
	const own = industry?.tasks ?? [];
	const everyday: readonly IndustryTask[] = Object.values(everydayTroubles).map(({ task }) => task);
	const [topicStems, offerStems, roleStems] = [stemsOf(topic), stemsOf(offer), stemsOf(role)];
	const [topicKinds, offerKinds] = [kindsIn(topic), kindsIn(offer)];
	const [[mostSold] = [null]] = [...offerKinds].sort(([, a], [, b]) => b - a);
	const scored = [...own, ...everyday].map((task, index) => {
		const text = [task.name, task.hurts, task.measure, task.question, task.selfTest].join(' ');
		const kind = kindOf(task);
		const words =
			4 * overlap(task.name, topicStems) +
			1.5 * overlap(text, topicStems) +
			2 * overlap(task.name, offerStems) +
			0.5 * overlap(text, offerStems);
		const kinds = 2 * Math.min(2, topicKinds.get(kind.id) ?? 0) + Math.min(3, offerKinds.get(kind.id) ?? 0);
		const isOf = topicKinds.has(kind.id) || kind.id === mostSold;
		const ofTrade = index < own.length && words + kinds > 0 ? (isOf ? OF_TRADE : 0.5) : 0;
		return { task, kind, index, score: words + kinds + ofTrade };
	});
	const sorted = scored.sort((a, b) => b.score - a.score || a.index - b.index);
	const best = sorted[0]?.score ?? 0;
	const near = sorted.filter(({ score }) => score >= LEAST && score >= best * NEAR);
	const distinct = near
		.filter(({ kind }, index) => near.findIndex((other) => other.kind.id === kind.id) === index)
		.slice(0, MOST);
	const chosen = distinct.map((theme) =>
		own.includes(theme.task)
			? theme
			: (sorted.find(({ task, kind }) => own.includes(task) && kind.id === theme.kind.id) ?? theme),
	);
	if (chosen.length > 0 || name !== null) {
		const [first, ...more] = chosen;
		const known = first === undefined ? namedTask(shortTopic(name ?? '')) : first.task;
		const short = shortTopic(name ?? '');
		const isShort = name !== null && (short.split(' ').length <= LONGEST_NAME || first === undefined);
		const main = { task: isShort ? { ...known, name: short } : known, kind: first?.kind ?? kindOf(known) };
		const names = new Set(chosen.map(({ task }) => task.name));
		return { themes: [main, ...more], told: true, others: own.filter((task) => !names.has(task.name)) };
	}
	const typical = industry === null ? [everydayTroubles.other.task, ...everyday.slice(0, -1)] : [...own];
	const ranked = typical
		.map((task, index) => ({ task, index, score: overlap(task.owner, roleStems) }))
		.sort((a, b) => b.score - a.score || a.index - b.index)
		.map(({ task }) => task);
	return { themes: ranked.map((task) => ({ task, kind: kindOf(task) })), told: false, others: ranked.slice(3) };
}

const COMMON = new Set(
	'about after again also before being company could customer customers every first from have into last many more much need often only other people should some take that their them then there these they this those time today want week what when where which while will with without work would your team hours days client clients'.split(
		' ',
	),
);

function stemsOf(text: string): Set<string> {
	const words =
		text
			.slice(0, 4000)
			.toLowerCase()
			.match(/\p{L}{4,}/gu) ?? [];
	return new Set(
		words.filter((word) => !COMMON.has(word)).map((word) => word.replace(/(?:ings?|ed|es|s)$/, '').slice(0, 7)),
	);
}

function overlap(text: string, stems: ReadonlySet<string>): number {
	return [...stemsOf(text)].filter((stem) => stems.has(stem)).length;
}

/** What can be asked about anything the member names. */
function namedTask(name: string): IndustryTask {
	return {
		name,
		hurts: `Nobody planned for ${name}, and yet part of each week goes there.`,
		ways: ['leave that to whoever has time', 'keep one person for it', 'catch up after hours'],
		selfTest: `For one day, write down who had to deal with ${name}, and for how long.`,
		measure: `the time that goes into ${name}`,
		question: `Who deals with ${name} today, and what takes longest?`,
		owner: 'team lead',
	};
}

/** The themes, without a second one of the same kind. */
export function distinctKinds({ about }: { about: Themes }): Theme[] {
	return about.themes.filter(
		({ kind }, index) => about.themes.findIndex((other) => other.kind.id === kind.id) === index,
	);
}

const DEPARTMENTS =
	/^(?:sales|purchasing|marketing|billing|dispatch|accounting|operations|support|engineering|finance|payroll|reception|admissions|procurement|logistics|human resources|hr|it)$/i;

/** "the estimator", but "purchasing". */
export function theOwner(owner: string): string {
	return DEPARTMENTS.test(owner) ? owner : `the ${owner}`;
}

/** The names in order, without those contained in another: "missed calls" goes if there is "missed calls at night". */
export function distinctNames(names: readonly string[]): string[] {
	return [...new Set(names)].filter(
		(name, index, all) => !all.some((other, at) => at !== index && other.length > name.length && other.includes(name)),
	);
}
