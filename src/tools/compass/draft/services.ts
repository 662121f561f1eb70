import type { FittingNiche } from '#content/niche.ts';
import { overlap, stems } from '#language/stems.ts';

/** Whether a text is about the work of an entry of the catalogue: the words before "for" in its name. */

/** Words in the names of services that say nothing about the work. */
const OF_ANY_WORK = stems('clear client customer day follow guest job learner member product quick same service video');

function workOf({ name }: FittingNiche): Set<string> {
	return new Set([...stems(name.split(' for ')[0] ?? '')].filter((word) => !OF_ANY_WORK.has(word)));
}

export function isAboutWorkOf(niche: FittingNiche, text: string): boolean {
	return overlap(workOf(niche), stems(text)) > 0;
}

/** Whether it holds all telling words of that work. */
export function isExactlyWorkOf(niche: FittingNiche, text: string): boolean {
	const telling = workOf(niche);
	return overlap(telling, stems(text)) === telling.size;
}

/** Whether a text holds all words of a job that the member named, the trade's own apart. */
export function tellsOf(job: string, trade: string, text: string): boolean {
	const ofTrade = stems(trade);
	const telling = new Set([...stems(job)].filter((word) => !ofTrade.has(word)));
	return telling.size > 0 && overlap(telling, stems(text)) === telling.size;
}

/** Whether a text names a skill that the entry lists, as a whole. */
export function namesSkillOf({ fit }: FittingNiche, text: string): boolean {
	const said = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}+.]+/gu, ' ')} `;
	return Object.keys(fit.skills)
		.flatMap((skills) => skills.split(', '))
		.some((skill) => said.includes(` ${skill.replaceAll('-', ' ')} `));
}
