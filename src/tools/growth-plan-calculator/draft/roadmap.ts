import { capital } from '#language/capitals.ts';
import { decapitalize } from '#language/decapitalize.ts';
import { at } from '#prose/places.ts';
import type { GrowthPlan } from '../contract.ts';
import { whatToCount } from './material/kinds.ts';
import { decider, type Material } from './material/material.ts';
import { meetingTime } from './next-steps.ts';

type Roadmap = NonNullable<GrowthPlan['implementationRoadmap']>;

const MOST_WINS = 3;
const WHEN = [
	'In the week after the call',
	'While the set-up is prepared',
	'Together with the starting count',
] as const;

function signing({ prospect, reading }: Material, who: string): string {
	if (who !== '') return `${capital(who)} has read this plan before the decision`;
	return reading.people.decider === 'present'
		? `${prospect} decides by the count and not by the first impression`
		: `${prospect} names who signs, and that person has read the figures`;
}

export function roadmap(material: Material): Roadmap {
	const { problems, client, reading, smaller } = material;
	const time = meetingTime(material);
	const who = decider(material);
	const [first] = problems;
	const { tried } = reading.needs;
	return {
		quickWins: problems.slice(0, MOST_WINS).map(({ kind, task, number }, index) => ({
			action: task === null ? kind.win : task.selfTest.replace(/\.$/, ''),
			timeline: index === 0 && time !== '' ? `Before ${time}` : (WHEN[index] ?? WHEN[0]),
			effort: task === null ? kind.effort : `Low: records that ${client} has; best done by the ${task.owner}`,
			impact:
				task === null
					? `It shows ${decapitalize(kind.shows)}`
					: `It shows how far problem ${number} goes: ${task.measure}`,
		})),
		successFactors: [
			signing(material, who),
			...(first === undefined
				? []
				: [`The record of ${whatToCount(first.kind)} is kept by one person and not by memory`]),
			...(tried[0] === undefined
				? []
				: [`The new way differs from the one that was tried before ${at(tried[0].line)}`]),
			...(smaller === null ? [] : [`Those who take part in the small start are chosen by ${client}`]),
		],
	};
}
