import type { Commitment } from '#call-facts/facts.ts';
import { BOTH } from '#call-facts/told/promises.ts';

/** "And then we go live Monday." "You talk to Anil on Friday, and let me know.": a day on which nobody meets. */
const NO_MEETING =
	/\b(?:go(?:ing|es)? live|let (?:me|us|you) know|you(?:['’]ll| will)? (?:talk|speak) (?:to|with) (?!me\b|us\b))/i;

/** The day on which both sides meet. */
export function meetingIn(next: readonly Commitment[]): Commitment | undefined {
	return next.find(isMeeting);
}

export function isMeeting({ owner, kind, quote, thing }: Commitment): boolean {
	return owner === BOTH && kind === 'meet' && !NO_MEETING.test(`${thing?.quote ?? ''} ${quote}`);
}
