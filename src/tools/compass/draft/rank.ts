import type { FittingNiche } from '#content/niche.ts';
import { fittingNiches } from '#content/niche-fits.ts';
import type { Answer } from '../contract.ts';
import type { Limits } from './limits.ts';
import type { Mention, Profile } from './profile.ts';
import { neighbours, refused, type Support, supportOf } from './support.ts';
import { listed, normalised, search } from './terms.ts';

/** Ranks the niches against the five answers. */

export interface Candidate {
	niche: FittingNiche;
	score: number;
	/** What links the member to the trade, by answer. */
	trade: Partial<Record<Answer, Mention>>;
	/** The member's work, or somebody they name, in a related trade; null if either is in this trade itself. */
	nextDoor: Mention | null;
	/** The member's skills that the service needs, from the skills answer first. `does` says what for. */
	skills: readonly { mention: Mention; does: string }[];
	interest: Mention | null;
	/** How many answers speak for it. */
	supports: number;
	/** What in the answers speaks against it: a clause in a contract, or a wish to avoid patient data. */
	barred: 'contract' | 'patient data' | null;
}

/** Added to the factor for each answer beyond the first. */
const MORE_SUPPORT = 0.25;
/** The score for work in a related trade: more than one matching skill by luck. */
const NEXT_DOOR = 0.9;
/** The score for somebody in a related trade. */
const SOMEBODY_NEXT_DOOR = 0.45;
/** The factor for a niche that is hard to enter if time is short. */
const SHORT_OF_TIME = 0.85;
/** The factor for a niche that matches skills only, if the answers name a trade. */
const ONLY_SKILLS = 0.5;
/** The factor if the member's own words are an obstacle. */
const BARRED = 0.5;
/** The leaderboard decides between equals. */
const BY_RANK = 0.1;

export const FEWEST = 5;
const MOST = 7;
/** The least score for niches after the fifth. */
const WORTH_MORE = 2;

const PATIENT_DATA = /\b(?:patient data|health records|harm a patient)\b/;

function skillsOf(niche: FittingNiche, support: Support): Candidate['skills'] {
	const skills: { mention: Mention; does: string }[] = [];
	for (const [words, does] of Object.entries(niche.fit.skills)) {
		const terms = listed(words).map(normalised);
		const mention = support.mentions
			.filter(({ kinds }) => kinds.includes('skills'))
			.map((one) => one.mention)
			.filter(({ relation }) => relation === 'own')
			.filter(({ term, quote }) => terms.includes(term) && !skills.some((skill) => skill.mention.quote === quote))
			.sort((a, b) => terms.indexOf(a.term) - terms.indexOf(b.term))[0];
		if (mention) skills.push({ mention, does });
	}
	const weight = ({ mention }: (typeof skills)[number]) => (mention.answer === 'topSkills' ? 0 : 1);
	return skills.sort((a, b) => weight(a) - weight(b));
}

/** For each answer, the mention that says most about the trade. */
function tradeOf(niche: FittingNiche, support: Support): Candidate['trade'] {
	const trade: Candidate['trade'] = {};
	const ofTrade = support.mentions.filter(({ kinds }) => kinds.includes('trade')).map(({ mention }) => mention);
	const name = ` ${normalised(niche.trade)} `;
	const hits = (mention: Mention) =>
		ofTrade.filter(({ quote }) => quote === mention.quote).length + (name.includes(` ${mention.term} `) ? 1 : 0);
	const own = ({ relation }: Mention) => (relation === 'served' || relation === 'clients' ? 0 : 10);
	for (const mention of ofTrade) {
		const best = trade[mention.answer];
		if (!best || hits(mention) + own(mention) > hits(best) + own(best)) trade[mention.answer] = mention;
	}
	return trade;
}

function nearness(nextDoor: Mention | null): number {
	if (!nextDoor) return 0;
	return nextDoor.answer === 'network' ? SOMEBODY_NEXT_DOOR : NEXT_DOOR;
}

function barredBy(niche: FittingNiche, limits: Limits): Candidate['barred'] {
	const forbidden = search(limits.forbidden?.terms ?? [], { trade: 1, skills: 0, interest: 0 });
	if (forbidden.some((hit) => hit.niche.id === niche.id)) return 'contract';
	return limits.noPatientData !== null && PATIENT_DATA.test(niche.warning) ? 'patient data' : null;
}

function candidateOf(
	niche: FittingNiche,
	support: Support | undefined,
	beside: ReadonlyMap<string, Mention>,
	limits: Limits,
): Candidate {
	const near = beside.get(niche.id) ?? null;
	const hasTrade = beside.size > 0;
	const byRank = (BY_RANK * (fittingNiches.length - niche.rank)) / fittingNiches.length;
	const hard = niche.difficulty === 'High' && (limits.hours?.few || limits.deadline !== null);
	const barred = barredBy(niche, limits);
	const trade = support ? tradeOf(niche, support) : {};
	const isThere = trade.professionalBackground || (trade.network && near?.answer === 'network');
	const nextDoor = isThere ? null : near;
	const answers = new Set([...(support?.answers ?? []), ...(nextDoor ? [nextDoor.answer] : [])]);
	const interest = support?.mentions.find(({ kinds }) => kinds.includes('interest'))?.mention ?? null;
	const onlySkills = Object.keys(trade).length === 0 && !nextDoor && !interest;
	const factor =
		(1 + MORE_SUPPORT * Math.max(0, answers.size - 1)) *
		(hard ? SHORT_OF_TIME : 1) *
		(barred ? BARRED : 1) *
		(onlySkills && hasTrade ? ONLY_SKILLS : 1);
	return {
		niche,
		score: ((support?.score ?? 0) + nearness(nextDoor)) * factor + byRank,
		trade,
		nextDoor,
		skills: support ? skillsOf(niche, support) : [],
		interest,
		supports: answers.size,
		barred,
	};
}

/** The words of the passions answer that a niche uses. */
function passionsOf({ trade, interest }: Candidate): string[] {
	const ofTrade = trade.passions ? [trade.passions.quote] : [];
	return interest?.answer === 'passions' ? [...ofTrade, interest.quote] : ofTrade;
}

/** Whether a niche rests only on skills that earlier niches already use. */
function isMoreOfTheSame({ trade, nextDoor, interest, skills }: Candidate, chosen: readonly Candidate[]): boolean {
	if (Object.keys(trade).length > 0 || nextDoor || interest) return false;
	const used = new Set(chosen.flatMap((one) => one.skills.slice(0, 2).map(({ mention }) => mention.quote)));
	return skills.every(({ mention }) => used.has(mention.quote));
}

/**
 * Five to seven niches, best first. A passion that names a niche is included. The catalogue has at most two niches per
 * trade.
 */
export function ranked(profile: Profile, limits: Limits): Candidate[] {
	const support = supportOf(profile);
	const out = refused(profile);
	const beside = neighbours(profile, support, out);
	const candidates = fittingNiches
		.filter(({ id }) => !out.has(id))
		.map((niche) => candidateOf(niche, support.get(niche.id), beside, limits))
		.sort((a, b) => b.score - a.score);
	const chosen: Candidate[] = [];
	const choose = (wanted: (candidate: Candidate) => boolean) => {
		for (const candidate of candidates) {
			const free = chosen.length < MOST && !chosen.includes(candidate);
			if (free && wanted(candidate)) chosen.push(candidate);
		}
	};
	choose(
		(candidate) =>
			candidate.supports > 0 &&
			(chosen.length < FEWEST || candidate.score >= WORTH_MORE) &&
			!isMoreOfTheSame(candidate, chosen),
	);
	choose((candidate) => {
		const heard = new Set(chosen.flatMap(passionsOf));
		return passionsOf(candidate).some((quote) => !heard.has(quote));
	});
	choose(() => chosen.length < FEWEST);
	return chosen.sort((a, b) => b.score - a.score);
}
