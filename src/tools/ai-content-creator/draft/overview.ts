import { capital } from '#language/capitals.ts';
import { ended, listOf } from '#prose/sentences.ts';
import type { ContentStrategy } from '../contract.ts';
import type { Subjects } from './subjects.ts';
import { midSentence } from './words.ts';

const MOST_GOALS = 6;

export function overviewOf(subjects: Subjects, themes: readonly string[]): ContentStrategy['strategyOverview'] {
	const goals = [...subjects.goals, ...subjects.targets].slice(0, MOST_GOALS);
	return {
		contentMission: missionOf(subjects),
		primaryGoals: goals.length > 0 ? goals : [`[add a goal for ${subjects.brand}]`],
		contentPillars: pillarsOf(subjects, themes),
	};
}

/** Who the content is for, where it starts, and what it returns to. */
function missionOf({ brand, audience, told, topics, values, pillars, names }: Subjects): string {
	const whom = audience === '' ? '[add whom you serve]' : midSentence(audience, names);
	const [trouble] = told;
	const start = trouble === undefined ? '' : ` It starts from what troubles them, “${trouble}”, and`;
	const about =
		pillars.length > 0
			? pillars.map((pillar) => `‘${pillar}’`)
			: topics.slice(0, 4).map((topic) => midSentence(topic, names));
	const keeps = about.length === 0 ? ' answers what they ask' : ` comes back to ${listOf(about)}`;
	const [value] = values;
	const rule = value === undefined ? '' : ` Its rule: ${ended(midSentence(value, names))}`;
	return `${brand} writes for ${whom}.${start === '' ? ` It${keeps}` : `${start}${keeps}`}.${rule}`;
}

function pillarsOf({ pillars }: Subjects, themes: readonly string[]): string[] {
	return pillars.length > 0 ? pillars : [...new Set(themes)];
}

/** A theme for each week: the pillars, then other subjects, then how the brand works. */
export function themesOf({ pillars, topics, trade, brand }: Subjects): string[] {
	const own = [...pillars, ...topics];
	const usual = [
		`Questions people ask ${brand}`,
		'How the work is done',
		'What it is worth to whom',
		'Looking back and ahead',
	];
	const tasks = trade === null ? [] : trade.tasks.map(({ name }) => capital(name));
	const all = [...own, ...(own.length > 1 ? [...usual.slice(3), ...usual] : usual), ...tasks];
	const seen = new Set<string>();
	return all
		.filter((theme) => !seen.has(theme.toLowerCase()) && seen.add(theme.toLowerCase()))
		.slice(0, 4)
		.map(capital);
}
