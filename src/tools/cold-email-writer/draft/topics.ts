import type { Industry, IndustryTask } from '#content/industry.ts';
import { ownSentences } from '#language/own-words.ts';
import type { ColdEmailInput } from '../contract.ts';
import { other } from './natures/inside.ts';
import { type Nature, natureOfTask, natureOfTold, ranked } from './natures.ts';
import { focusOf, rankedTasks } from './tasks.ts';

/** A task of the trade with its kind of trouble. */
export interface Topic {
	task: IndustryTask;
	nature: Nature;
	/** Whether the member mentioned it. The kind of other tasks is only a guess by their names. */
	told: boolean;
	/** Why it is worth a look; empty if the kind is only a guess. */
	why: string;
}

export type Topics = readonly [Topic, Topic, Topic, Topic, Topic, Topic];

/** The first is what was entered, if anything was. The others come from the trade, or fit any trade. */
export function topicsOf(industry: Industry | null, input: ColdEmailInput): Topics {
	const { specificChallenge, valueProposition, targetRole } = input;
	const subject = specificChallenge.trim() === '' ? valueProposition : specificChallenge;
	const known = industry === null ? [] : rankedTasks(industry, subject, targetRole);
	const neutral = ranked(subject === '' ? targetRole : subject).map(({ task }) => task);
	const first = firstTopic(industry, subject, valueProposition);
	const others = [...known, ...neutral]
		.filter((task) => task !== first?.task && task.name !== first?.task.name)
		.map((task) => ({
			task,
			nature: natureOfTask(task),
			told: false,
			why: industry === null ? natureOfTask(task).why : '',
		}))
		.filter(({ nature }) => industry !== null || nature !== first?.nature);
	return [...(first === null ? [] : [first]), ...others].slice(0, 6) as unknown as Topics;
}

/** What can be said and asked about anything that comes up in daily work, e.g. "freight invoices". */
function named(name: string): IndustryTask {
	return {
		name,
		hurts: `Part of every day goes into ${name}, and nobody planned for it.`,
		ways: ['give all of them to the same person', 'share them out', 'catch up after hours'],
		selfTest: `For a day, note who has to deal with ${name}, and for how long.`,
		measure: `the time that goes into ${name}`,
		question: `Who deals with ${name} today, and what takes them longest?`,
		owner: 'office manager',
	};
}

/**
 * What was entered, as a topic: the trade's own task if the text mentions one, otherwise what is true of any such
 * trouble, under the member's name for it. Null if nothing was entered.
 */
function firstTopic(industry: Industry | null, told: string, offer: string): Topic | null {
	if (ownSentences(told).length === 0) return null;
	const { task, name } = focusOf(industry, told, offer);
	const nature = natureOfTold(task, told, offer);
	if (task !== null) return { task, nature, told: true, why: nature === other ? '' : nature.why };
	return { task: name === null ? nature.task : named(name), nature, told: true, why: name === null ? nature.why : '' };
}
