import { listOf } from '#prose/sentences.ts';
import type { Moment } from '#reading/remark.ts';
import { whatToCount } from '../kinds.ts';
import { core, isSpent, type Material, meets, quoteOf, takeOffers } from '../material.ts';
import type { Option } from '../option.ts';
import { atMeeting, painLine } from '../parts.ts';

/** Of what the offer does, so much stays for the option that has it all. */
const LEFT_TO_THE_WHOLE = 1;

/** One trouble alone: the one that weighs most. */
export function single(material: Material): Option {
	const open = material.pains.filter(({ moment }) => !isSpent(material, moment));
	const main = open[0] ?? material.pains[0];
	if (main === undefined) throw new Error('an option for one trouble needs a trouble');
	const { kind } = main;
	material.kindsUsed.add(kind);
	const same = open.filter((pain) => pain.kind === kind).slice(0, 3);
	const told = new Set<typeof kind>();
	const lines = same.map((pain) => painLine(material, pain, told));
	const figure = same.find((pain) => pain.figure !== null && !isSpent(material, pain.figure))?.figure ?? null;
	const { effect } = material.reading.needs;
	const near = (moment: Moment) => same.some((pain) => Math.abs(pain.moment.remark.turn - moment.remark.turn) <= 2);
	const all = material.offers.filter((offered) => offered.kind === 'does' && !offered.bound).length;
	const does = takeOffers(
		material,
		all > LEFT_TO_THE_WHOLE + 1 ? 2 : all > LEFT_TO_THE_WHOLE ? 1 : 0,
		(offered) => offered.kind === 'does' && same.some(({ moment }) => meets(offered, moment, kind)),
	);
	const others = [...new Set(material.pains.map((pain) => pain.kind.gain))].filter((gain) => gain !== kind.gain);
	const later = listOf(others.slice(0, 2));
	return {
		title: kind.title,
		problem: [
			...lines,
			figure === null ? '' : `Your figure for it: ${quoteOf(material, figure, 120)}`,
			effect === null || isSpent(material, effect) || !near(effect)
				? ''
				: `What follows from it: ${quoteOf(material, effect, 120)}`,
		],
		solution: [
			...(does.length > 0 ? does : [`Only this one is taken up: ${kind.gain} [add how]`]),
			`Investment: [add price of this option: ${kind.gain}]`,
		],
		benefits: [
			kind.benefit,
			others[0] === undefined ? '' : `You see ${kind.early} before the rest (${others[0]}) is paid for`,
		],
		deliverables: [kind.deliver, `A monthly comparison: ${kind.measure}`],
		timeline: [
			`First comes a picture of today: ${whatToCount(kind)} [add from when]`,
			`After the change the count goes on until it is plain ${kind.early} [add weeks]`,
		],
		risks: [
			kind.risk,
			later === '' ? '' : `Not part of this option: ${later}; whether that can wait is your decision.`,
		],
		next: [
			`${atMeeting(material)} we go through a case of yours: ${core(main.moment)}`,
			'You name the person who keeps these figures [add name]',
		],
	};
}
