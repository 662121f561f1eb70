/** What an assumed pain is about. */

import { CUSTOMER_TOPICS } from './topics/customers.ts';
import { PEOPLE_TOPICS } from './topics/people.ts';
import type { Topic } from './topics/topic.ts';
import { WORK_TOPICS } from './topics/work.ts';

export type { Help, Topic } from './topics/topic.ts';

export const TOPICS: readonly Topic[] = [...CUSTOMER_TOPICS, ...WORK_TOPICS, ...PEOPLE_TOPICS];

/** How many words of a pain belong to the topic. */
function wordsOn(topic: Topic, pain: string): number {
	const words = (pain.match(topic.pattern) ?? []).reduce((sum, found) => sum + found.trim().split(/\s+/).length, 0);
	return topic.general ? words / 2 : words;
}

/**
 * The topic that most words of a pain belong to; null if none do. A topic that is in `used` gives way to one that fits
 * as well.
 */
export function topicOf(pain: string, used: ReadonlySet<Topic>): Topic | null {
	const scored = TOPICS.map((topic) => ({ topic, words: wordsOn(topic, pain) })).filter(({ words }) => words > 0);
	const most = Math.max(0, ...scored.map(({ words }) => words));
	const best = scored.filter(({ words }) => words === most);
	return (best.find(({ topic }) => !used.has(topic)) ?? best[0])?.topic ?? null;
}
