/** Figures of the field that scores and coaching measure against, with their sources. */

/** The seller's share of the talk in won discovery calls. */
export const DISCOVERY_SHARE = 43;
/** Above this share conversion falls, in the same study. */
export const HIGH_SHARE = 65;
export const SHARE_SOURCE = 'gong.io/resources/labs/talk-to-listen-conversion-ratio';
/** Our own reference for every other kind of call: neither side dominates. */
export const EVEN_SHARE = 50;

/** Questions in a discovery call that go with the best outcome, spread over the call. */
export const QUESTIONS = { low: 11, high: 14 } as const;
export const QUESTIONS_SOURCE =
	'slideshare.net/slideshow/navigating-sales-conversations-from-first-call-to-closed-deal/105791822';

/** Words of speech a minute, commonly. */
export const SPEECH_RATE = { slow: 130, fast: 160 } as const;

/** The share to hold a call of this type against. */
export function referenceShare(callType: string): number {
	return callType === 'Discovery Call' ? DISCOVERY_SHARE : EVEN_SHARE;
}
