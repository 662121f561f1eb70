import { withArticle } from '#language/articles.ts';
import { capital } from '#language/capitals.ts';
import { listOf } from '#prose/sentences.ts';
import type { CallAnalysis } from '../../contract.ts';
import type { Reading } from '../../reading.ts';
import { timeIn } from '../bant/timeline.ts';
import { mainPain, mainPrice } from '../pick.ts';
import { buysForWork, companyOf } from '../summary/form.ts';
import { deciderName, priceText } from '../words.ts';
import { agreedDay, onDay, stepName } from './next-steps.ts';

type Progression = CallAnalysis['dealProgression'];
type Bant = CallAnalysis['qualificationAnalysis']['bantScore'];

function stage(reading: Reading): string {
	const given = reading.facts.input.dealStage;
	const { step, brokenOff } = reading;
	if (given === '') {
		if (step.kind === 'agreed') return 'Not given in the form; this call ends in an agreement';
		if (step.kind === 'none') return `Not given in the form; this call leaves no step with ${reading.facts.buyer.name}`;
		return `Not given in the form; after this call ${withArticle(stepName(reading))} is ${step.kind === 'promised' ? 'promised' : 'agreed'}`;
	}
	if (step.kind === 'agreed' && given !== 'Won') return `${given}; the call itself ends in an agreement`;
	if (brokenOff !== null && given !== 'Lost') return `${given}; the call ended without an agreement`;
	return given;
}

function milestone(reading: Reading): string {
	const { step, people, brokenOff, needs } = reading;
	if (step.kind === 'agreed') return 'What was agreed is confirmed in writing.';
	if (brokenOff !== null) return 'None, unless the talk is taken up again.';
	const decider =
		people.decider === 'absent'
			? `, with ${deciderName(reading)} taking part`
			: people.decider === 'unknown' && buysForWork(reading)
				? ', with the person who signs present'
				: '';
	const pain = mainPain(reading);
	if (step.kind === 'dated') return `The ${stepName(reading)} ${onDay(agreedDay(reading))}${decider}.`;
	if (reading.openOffer !== null)
		return `A yes or no to the offer of line ${reading.openOffer.line}, with a day${decider}.`;
	if (pain !== null) return `A conversation with a day${decider}, about the trouble in line ${pain.moment.line}.`;
	return needs.request === null
		? `A first reason to talk, in ${companyOf(reading) === '' ? 'their' : 'its'} own words.`
		: `A conversation with a day${decider}, about what is wanted in line ${needs.request.line}.`;
}

function closeRisk(reading: Reading, bant: Bant): string {
	const { money, people, step, objections, brokenOff } = reading;
	const against = [
		money.refused === null ? '' : 'price refused',
		people.decider === 'absent' ? 'decider absent' : people.decider === 'unknown' ? 'decider unknown' : '',
		step.kind === 'none' ? 'no next step' : step.kind === 'undated' || step.kind === 'promised' ? 'no day agreed' : '',
		objections.some(({ handling }) => handling === 'Poor')
			? 'an objection left unanswered'
			: objections.some(({ category, handling }) => category === 'Proof' && handling === 'Fair')
				? 'a claim left unproven'
				: '',
		bant.need.score < 4 ? 'no clear need' : '',
	].filter((part) => part !== '');
	const strong = [
		bant.need.score >= 8 ? 'strong need' : '',
		step.kind === 'dated' ? 'agreed step' : '',
		people.decider === 'present' ? 'the decider on the call' : '',
	].filter((part) => part !== '');
	if (step.kind === 'agreed')
		return `Low: the agreement was made on the call${step.line === null ? '' : ` (line ${step.line})`}.`;
	const level = brokenOff !== null || against.length >= 3 ? 'High' : against.length >= 1 ? 'Medium' : 'Low';
	return `${level}: ${[listOf(strong), listOf(against)].filter((part) => part !== '').join(', but ')}.`;
}

function acceleration(reading: Reading): string[] {
	const { step, people, times, facts, brokenOff } = reading;
	if (brokenOff !== null || step.kind === 'agreed' || reading.leftAlone !== null) return [];
	const found: string[] = [];
	const pilot = facts.said.salesperson.find((remark) => /\b(?:pilot|trial|sample|test)\b/i.test(remark.folded));
	if (pilot !== undefined) {
		const word = /\b(?:pilot|trial|sample|test)\b/i.exec(pilot.folded)?.[0] ?? 'trial';
		found.push(`Agree beforehand what the ${word.toLowerCase()} of line ${pilot.line} must show, and who judges it.`);
	}
	if (people.decider === 'absent') found.push(`Offer to explain it to ${deciderName(reading)} directly.`);
	const declined = reading.objections.some(({ category }) => category === 'Not interested');
	if (times.wanted === null && declined) return found;
	if (times.wanted === null)
		found.push(`Ask ${facts.buyer.name} which date would make the result useful, and plan backwards from it.`);
	else found.push(`Plan backwards from ${timeIn(times.wanted)}.`);
	const price = mainPrice(reading);
	if (price !== null && reading.money.refused !== null)
		found.push(`Put a smaller scope beside ${priceText(price)}: [add price].`);
	if (step.kind === 'promised' || step.kind === 'none')
		found.push(`Name two days to ${facts.buyer.name} and leave the choice.`);
	return found.slice(0, 3);
}

export function progressionOf(reading: Reading, bant: Bant): Progression {
	return {
		currentStage: capital(stage(reading)),
		nextMilestone: milestone(reading),
		closeRisk: closeRisk(reading, bant),
		accelerationOpportunities: acceleration(reading),
	};
}
