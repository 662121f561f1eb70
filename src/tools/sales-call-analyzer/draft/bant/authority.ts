import { capital } from '#language/capitals.ts';
import { at } from '#prose/places.ts';
import { listOf, paragraph, quoted } from '#prose/sentences.ts';
import { STEP_ACCEPTED } from '#reading/cues/closing.ts';
import { DECIDES_ALONE } from '#reading/cues/people.ts';
import { verb } from '#reading/party.ts';
import { type Moment, match } from '#reading/remark.ts';
import type { Reading } from '../../reading.ts';
import { onDay } from '../next/next-steps.ts';
import { mainPrice } from '../pick.ts';
import { buysForWork } from '../summary/form.ts';
import { cited, citedInline, deciderAddressed, priceAt, who } from '../words.ts';
import { type BantPart, type Check, evidenceOf, met, scoreOf } from './part.ts';

/** The prospect commits to a step in words; an event alone holds no words to quote. */
function commitmentOf(reading: Reading): Moment | null {
	const { step, facts } = reading;
	if (step.kind === 'none' || step.kind === 'promised') return null;
	if (step.moment !== null && step.moment.remark.side === 'prospect') return step.moment;
	return facts.said.prospect.flatMap((remark) => match(remark, STEP_ACCEPTED) ?? []).at(-1) ?? null;
}

function presentOf(reading: Reading): Moment | null {
	if (reading.people.decider !== 'present') return null;
	return reading.people.said.find(({ remark }) => DECIDES_ALONE.test(remark.folded)) ?? reading.people.said[0] ?? null;
}

function rolesText(reading: Reading): string {
	const { facts, people } = reading;
	const titled = facts.buyer.speakers.flatMap((index) => {
		const speaker = facts.call.speakers[index];
		return speaker?.title === undefined ? [] : [`${speaker.name} (${speaker.title})`];
	});
	const head = people.roles.find(({ quote }) => titled.some((name) => quote.includes(name.split(' (')[0] ?? '-')));
	if (titled.length > 0 && head !== undefined) return `The transcript's header names ${listOf(titled)}`;
	const said = people.roles[0];
	if (said !== undefined && said.quote === people.said[0]?.quote) return '';
	if (said !== undefined)
		return `On the role of ${facts.buyer.name} the call says ${quoted(said.quote.replace(/(?<![.,;])[.,;]+$/, ''))} ${at(said.line)}`;
	const form = facts.input.prospectInfo.prospectRole;
	return form === '' ? '' : `The form gives the role as ${form}; nothing in the call says so`;
}

function deciderText(reading: Reading, present: Moment | null): string {
	const { people, facts, step } = reading;
	const first = people.said[0];
	if (present !== null)
		return `${capital(who(facts, present))} decides${step.moment?.quote === present.quote ? ' and commits' : ''}: ${cited(present)}`;
	if (people.decider === 'absent' && first !== undefined && first.line === people.roles[0]?.line) {
		return `${capital(who(facts, first))} speaks for somebody else: ${cited(first)}. Whether that person decides alone was not asked`;
	}
	if (people.decider === 'absent' && first !== undefined) {
		const name = people.named === '' ? 'somebody who was not on the call' : quoted(people.named);
		return `The decision rests, at least in part, with ${name}: ${cited(first)}`;
	}
	if (first !== undefined) return `On deciding, ${who(facts, first)} said ${citedInline(first)}`;
	return people.asked === null
		? 'Who decides, and who else must agree, was not asked'
		: `${capital(facts.seller.name)} asked about the decision ${at(people.asked.line)} and got no clear answer`;
}

function question(reading: Reading, checks: readonly Check[]): string {
	const { people, facts, step } = reading;
	if (met(checks) === checks.length || step.kind === 'agreed') return '';
	const price = mainPrice(reading);
	if (people.decider === 'absent' && reading.deciderJoins)
		return `What would ${deciderAddressed(reading)} need to see ${onDay(step.when)} to say yes?`;
	if (people.decider === 'absent')
		return `What does ${deciderAddressed(reading)} need to hear to say yes, and can we speak together next time?`;
	if (people.decider === 'present') {
		return `What still has to happen on your side ${step.when === '' ? 'before you can start' : 'once we have met'}?`;
	}
	if (!buysForWork(reading))
		return `Do you decide ${price === null ? 'this' : `on ${priceAt(price)}`} alone, or is there somebody you will ask?`;
	const sum = price === null ? 'this' : priceAt(price);
	const besides = facts.buyer.plural ? 'Besides the two of you' : 'Besides you';
	return `${facts.buyer.speakers.length > 2 ? 'Besides those on this call' : besides}, who has to agree to ${sum}, and who signs?`;
}

export function authorityPart(reading: Reading): BantPart {
	const { people, facts } = reading;
	const present = presentOf(reading);
	const commitment = commitmentOf(reading);
	const said = people.said.find((moment) => moment.quote !== people.roles[0]?.quote) ?? people.said[0] ?? null;
	const checks: Check[] = [
		{ open: 'roles', evidence: people.roles[0] ?? null },
		{ open: 'the decider', evidence: said },
		{ open: 'the decider on the call', evidence: present },
		{ open: 'approval steps', evidence: people.approval },
		{ open: 'commitment', evidence: commitment },
	];
	const nextQuestion = question(reading, checks);
	if (met(checks) === 0) {
		const form = facts.input.prospectInfo.prospectRole;
		const role = form === '' ? '' : `The form gives the role as ${form}, which is no proof of a mandate`;
		return {
			score: 0,
			assessment: paragraph(
				`Not discussed: nothing shows what ${facts.buyer.name} may decide or who else takes part`,
				role,
			),
			evidence: [],
			nextQuestion,
		};
	}
	const named = [said, present].some((moment) => moment !== null && moment.line === people.approval?.line);
	const steps = people.approval === null || named ? '' : `A step of approval was named: ${cited(people.approval)}`;
	const committed =
		commitment === null || commitment.quote === present?.quote
			? ''
			: `${capital(who(facts, commitment))} committed to a step: ${cited(commitment)}`;
	const open =
		commitment === null && step(reading)
			? `${capital(facts.buyer.name)} ${verb(facts.buyer, 'has', 'have')} not committed to anything yet`
			: '';
	return {
		score: scoreOf(checks, false),
		assessment: paragraph(rolesText(reading), deciderText(reading, present), steps, committed, open),
		evidence: evidenceOf(...people.roles.slice(0, 2), ...people.said.slice(0, 2), present, people.approval, commitment),
		nextQuestion,
	};
}

function step(reading: Reading): boolean {
	return reading.step.kind === 'none' || reading.step.kind === 'promised';
}
