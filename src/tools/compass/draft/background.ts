import { capital } from '#language/capitals.ts';
import { quoted } from '#prose/sentences.ts';
import { wordCount } from './pieces.ts';
import type { Mention } from './profile.ts';
import type { Candidate } from './rank.ts';
import { contactFor, type Situation, worksThere } from './situation.ts';

/** What the member's work means for a niche. The wording depends on the kind of work. */

const YEARS = /^(?:about |nearly |almost |over |more than |some )?(?:\d+|\p{L}+)\+? years\b/iu;
const FOR_YEARS = /\b(?:\d+|\p{L}+)\+? years\b/iu;
const OWNED = /\b(?:own(?:ed|er)?|founded|co-founded|founder|ran my|I run|run my|sold my|self-employed)\b/i;
const LED =
	/\b(?:lead|leader|led|foreman|head|chief|supervisor|coordinator|manager|managed|director|in charge|ran the)\b/i;
const FORMER = /\b(?:former(?:ly)?|retired|ex-\p{L}+|previously|used to|until|before)\b/iu;
const STUDIED =
	/\b(?:degree|studied|studying|student|diploma|graduate|graduated|thesis|intern|internship|trainee|apprentice)\b/i;

function whileEmployed(situation: Situation, candidate: Candidate): boolean {
	return worksThere(situation, candidate) && contactFor(situation, candidate) === null;
}

/** The kinds of work, most telling first. */
function ownWork(situation: Situation, candidate: Candidate, words: string): string {
	const { insider } = candidate.niche.fit;
	const quote = quoted(words);
	if (STUDIED.test(words)) return `${quote}: you have the terms, and would still have to see ${insider}`;
	if (OWNED.test(words)) return `${quote}: you have carried this yourself and know ${insider}`;
	if (YEARS.test(words)) return `After ${quote} you can judge ${insider}`;
	if (LED.test(words)) return `${quote}: from that chair you can judge ${insider}`;
	if (FORMER.test(words)) return `${quote}: you know from those days ${insider}`;
	if (FOR_YEARS.test(words)) return `${quote}: long enough to know ${insider}`;
	if (whileEmployed(situation, candidate)) return `${quote}: you can see this week ${insider}`;
	if (wordCount(words) <= 3) return `${quote} is work in which one learns ${insider}`;
	return `${quote}: there one learns ${insider}`;
}

function served({ quote, relation, surface }: Mention, { niche }: Candidate, said: ReadonlySet<string>): string {
	const { insider } = niche.fit;
	if (relation === 'served') return `${quoted(quote)}: you have dealt with ${niche.trade} and can ask there ${insider}`;
	if (/^an? /i.test(quote)) return `${quoted(quote)}: a client of yours, who can tell you ${insider}`;
	if (said.has(quote)) return `Of the same clients, ${quoted(surface)} can tell you ${insider}`;
	return `${quoted(quote)}: they can tell you ${insider}`;
}

/** @param said quotes in earlier recommendations, which are not repeated in full */
export function fromBackground(situation: Situation, candidate: Candidate, said: ReadonlySet<string>): string {
	const mention = candidate.trade.professionalBackground;
	const { insider } = candidate.niche.fit;
	if (!mention) return fromNextDoor(situation, candidate, said);
	if (mention.relation === 'served' || mention.relation === 'clients') return served(mention, candidate, said);
	if (!said.has(mention.quote)) return ownWork(situation, candidate, mention.quote);
	return `The same work (${quoted(mention.surface)}) has shown you ${insider}`;
}

/**
 * Empty if the member knows somebody in the trade itself, or if an earlier recommendation said it and there are other
 * reasons.
 */
function fromNextDoor(situation: Situation, candidate: Candidate, said: ReadonlySet<string>): string {
	const { nextDoor, niche, skills, interest } = candidate;
	const { insider } = niche.fit;
	if (!nextDoor || contactFor(situation, candidate)) return '';
	const street = quoted(nextDoor.surface);
	if (!said.has(nextDoor.surface))
		return `From ${street} it is one door to ${niche.trade}; have somebody there show you ${insider}`;
	if (skills.length > 0 || interest) return '';
	const demand = niche.trend === 'up' ? `, where demand grows (${niche.trendValue})` : '';
	return `${capital(niche.trade)} are a street away from ${street}${demand}; you would have to learn ${insider}`;
}
