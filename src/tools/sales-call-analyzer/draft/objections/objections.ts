import { capital } from '#language/capitals.ts';
import { at } from '#prose/places.ts';
import { quoted } from '#prose/sentences.ts';
import type { Objection } from '#reading/objections.ts';
import { type Moment, momentAt } from '#reading/remark.ts';
import type { CallAnalysis } from '../../contract.ts';
import type { Reading } from '../../reading.ts';
import { cited, citedInline } from '../words.ts';
import { betterAnswer } from './better-answers.ts';

type Raised = CallAnalysis['objectionAnalysis']['objectionsRaised'][number];

const MOST = 8;

/** The question with which a reply hands back; tags such as "Fair?" hand nothing back. */
export function askedBack({ reply }: Objection): Moment | null {
	const question = reply?.remarks.findLast(({ questions, words }) => questions > 0 && words > 3);
	return question === undefined ? null : momentAt(question, 0, Math.min(question.text.length, 20), 160);
}

function response(reading: Reading, objection: Objection): string {
	const { reply, answer, traits, moment } = objection;
	const seller = capital(reading.facts.seller.name);
	if (reply === null) {
		const last = moment.remark.turn === reading.facts.turns.length - 1;
		return last
			? `None: the transcript ends at line ${moment.line}.`
			: `None: ${seller} did not take up line ${moment.line}.`;
	}
	if (answer === null || reply.backchannel) return `Only an acknowledgement ${at(reply.line)}.`;
	if (traits.insulted) return `An attack on the person instead of an answer: ${cited(answer, 110)}`;
	if (traits.brokeOff) return `The reply ${citedInline(answer, 110)} was the last; the prospect ended the call there.`;
	if (traits.pushed) return `The reply ${citedInline(answer, 110)} passes over what was said.`;
	if (traits.claimed && !traits.asked) return `The claim again, without anything to show for it: ${cited(answer, 110)}`;
	const question = askedBack(objection) ?? answer;
	if (traits.acknowledged && traits.asked) return `Acknowledged, then asked back: ${cited(question, 110)}`;
	if (traits.acknowledged && traits.concrete) return `Acknowledged, then something to go by: ${cited(answer, 110)}`;
	if (traits.acknowledged) return `Acknowledged, but the worry stayed open: ${cited(answer, 110)}`;
	if (traits.asked) return `A question straight away, without taking the objection in: ${cited(question, 110)}`;
	return traits.concrete ? `A fact without taking the objection in: ${cited(answer, 110)}` : cited(answer, 110);
}

/** The objections worth showing: all, or the first of every kind where there are many. */
export function shownObjections(reading: Reading): readonly Objection[] {
	const { objections } = reading;
	if (objections.length <= MOST) return objections;
	const kinds = new Set<string>();
	const firsts = objections.filter(({ category }) => !kinds.has(category) && kinds.add(category));
	const others = objections.filter((objection) => !firsts.includes(objection));
	return [...firsts, ...others].slice(0, MOST).sort((a, b) => a.moment.line - b.moment.line);
}

export function objectionsRaised(reading: Reading): Raised[] {
	const seen = new Map<string, number>();
	return shownObjections(reading).map((objection) => {
		const occurrence = seen.get(objection.category) ?? 0;
		seen.set(objection.category, occurrence + 1);
		return {
			objection: `${quoted(objection.moment.quote)} ${at(objection.moment.line)}`,
			category: objection.category,
			handlingEffectiveness: objection.handling,
			salesPersonResponse: response(reading, objection),
			improvedResponse: betterAnswer(reading, objection, occurrence),
		};
	});
}
