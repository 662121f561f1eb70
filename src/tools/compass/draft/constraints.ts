import { quoted } from '#prose/sentences.ts';
import type { Candidate } from './rank.ts';
import type { Situation } from './situation.ts';

/** What the member's limits changed in the list. Each is said once, in the first recommendation that it affects. */

/** Hours a week that are enough for a first job on the side. */
const ENOUGH_HOURS = 5;

/** The first job that the hours a week allow, said about the first niche that it applies to. */
function firstJob({ limits, candidates }: Situation, candidate: Candidate): string {
	const suits = ({ niche, supports }: Candidate) => supports > 0 && niche.difficulty !== 'High';
	if (!limits.hours || limits.hours.hours < ENOUGH_HOURS || candidates.find(suits) !== candidate) return '';
	return `A first job fits ${quoted(limits.hours.quote)}: ${candidate.niche.field.trial}`;
}

function onTheSteps({ limits }: Situation): string[] {
	const { noMoney, budget, outOfHours, inHours, noPhone, ruledOut } = limits;
	const remote = ruledOut.get('visit');
	return [
		noMoney ? `${quoted(noMoney)}: no step in this list costs any` : '',
		!noMoney && budget
			? `${quoted(budget)} can wait until somebody has said yes: no step in this list costs money`
			: '',
		outOfHours
			? `${quoted(outOfHours)}: the steps need no office hours, except where somebody you know opens the door`
			: '',
		inHours ? `${quoted(inHours)}: the people to ask can be reached then` : '',
		noPhone && !ruledOut.has('outreach') ? `${quoted(noPhone)}: you ask in writing` : '',
		remote && !noPhone ? `${quoted(remote)}: no step sends you to strangers in person` : '',
	];
}

/** Answers that no niche uses. Said once, so that nothing is ignored silently. */
function leftOver({ profile, candidates, limits }: Situation, index: number): string {
	const { passions, anythingElse } = profile.opening;
	const touched = candidates.some(({ interest, trade }) => interest?.answer === 'passions' || trade.passions);
	if (index === candidates.length - 1 && passions !== '' && !touched)
		return `None of these touches ${quoted(passions)}: name the trade it belongs to if your work must include it`;
	const read =
		limits.ruledOut.size > 0 || Object.values(limits).some((limit) => limit !== null && !(limit instanceof Map));
	const named = candidates.some(
		({ trade, interest, skills }) =>
			trade.anythingElse ||
			interest?.answer === 'anythingElse' ||
			skills.some(({ mention }) => mention.answer === 'anythingElse'),
	);
	if (index === 0 && anythingElse !== '' && !read && !named)
		return `${quoted(anythingElse)} changed nothing in this list: check the steps against it yourself`;
	return '';
}

/** If the answers name neither a trade nor a person, says that the list rests on little and what would help. */
function restsOnLittle({ profile, candidates }: Situation, index: number): string {
	const known = candidates.some(({ trade, nextDoor }) => Object.keys(trade).length > 0 || nextDoor);
	if (known || index > 0) return '';
	return profile.opening.network === ''
		? 'Your answers name neither a trade nor anybody you know: add one of them and this list changes'
		: 'Your answers name no trade that our catalogue, which reads English, knows: add one and this list changes';
}

export function constraintsOn(situation: Situation, candidate: Candidate): string[] {
	const index = situation.candidates.indexOf(candidate);
	return [
		restsOnLittle(situation, index),
		firstJob(situation, candidate),
		...(index === 0 ? onTheSteps(situation) : []),
		leftOver(situation, index),
	];
}
