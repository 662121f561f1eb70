import type { Lead } from './lead.ts';
import { STEPS } from './step.ts';

/** What else the member should do, most useful first. */
export function successTips(lead: Lead): string[] {
	const { strategy, offer, input, urgency, us } = lead;
	const rule = strategy.rules.find((text) => foldedIn(input.messagingStrategy, text));
	return [
		...(offer.does.length === 0 ? [`Most gain: say in one sentence what ${us} does, and generate again.`] : []),
		...(offer.proof.length === 0
			? ['Second best: one result with a figure before and after; it becomes a touchpoint of its own.']
			: []),
		STEPS[lead.step].ready(lead.who),
		...(rule === undefined ? [] : [`Hold each message against your own rule before it goes out: “${rule}”.`]),
		`When an answer comes, stop the sequence at once and write by hand; keep the words of ${lead.who} for the proposal.`,
		...(urgency === 'Critical' ? ['Days follow each other closely here: clear your own calendar before day 1.'] : []),
		...(urgency === 'Low' ? ['The gaps are long: set reminders, or the sequence ends by being forgotten.'] : []),
		...(strategy.acquaintance.length > 0
			? [`Tell whoever connects you that you are about to write to ${lead.who}, so that nobody is surprised.`]
			: []),
	].slice(0, 5);
}

function foldedIn(source: string, text: string): boolean {
	return !/[“”]/.test(text) && source.replace(/\s+/g, ' ').includes(text);
}
