import type { Industry, IndustryTask } from '#content/industry.ts';
import { natureOf, natureOfTask } from './natures.ts';

/** The tasks of a trade, those first that what was entered speaks of; then those of the recipient's own role. */
export function rankedTasks(industry: Industry, told: string, role: string): IndustryTask[] {
	const words = stemsOf(told);
	const roles = stemsOf(role);
	const nature = natureOf(told);
	const scored = industry.tasks.map((task, index) => {
		const name = overlap(task.name, words) * 3;
		const rest = overlap(`${task.hurts} ${task.measure} ${task.question} ${task.selfTest}`, words);
		const owner = overlap(task.owner, roles) * 2;
		const kind = nature !== null && natureOfTask(task) === nature ? 2 : 0;
		return { task, index, score: name + rest + owner + kind };
	});
	return scored.sort((a, b) => b.score - a.score || a.index - b.index).map(({ task }) => task);
}

/** Words that every trade uses: they tell no task from another. */
const COMMON = new Set(
	'about after again because before being client company could customer every first from have into last many more much need nobody often only other owner people should some that their them then there they this those time today want week were what when where which while will with work would your'.split(
		' ',
	),
);

function stemsOf(text: string): Set<string> {
	const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
	return new Set(
		words.filter((word) => !COMMON.has(word)).map((word) => word.replace(/(?:ings?|ed|es|s)$/, '').slice(0, 7)),
	);
}

function overlap(text: string, stems: ReadonlySet<string>): number {
	return [...stemsOf(text)].filter((stem) => stems.has(stem)).length;
}
