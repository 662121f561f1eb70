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
	/** What ties the member to the trade, by the answer it stands in. */
	trade: Partial<Record<Answer, Mention>>;
	/** Work of the member, or somebody they name, in a trade next door, where neither is in this one. */
	nextDoor: Mention | null;
	/** Skills of the member that the service needs, those of the skills answer first; `does` says for what. */
	skills: readonly { mention: Mention; does: string }[];
	interest: Mention | null;
	/** How many answers speak for it. */
	supports: number;
	/** The member's words that speak against it: a clause in a contract, or data that is not to be touched. */
	barred: 'contract' | 'patient data' | null;
}

/** What each further answer that speaks for a niche adds. */
const MORE_SUPPORT = 0.25;
/** What work in a trade next door adds: more than one lucky skill. */
const NEXT_DOOR = 0.9;
/** What somebody in a trade next door adds. */
const SOMEBODY_NEXT_DOOR = 0.45;
/** What is left of the score of a niche that is hard to enter, for somebody short of time. */
const SHORT_OF_TIME = 0.85;
/** What is left of the score of a niche that rests on skills alone, for somebody who names a trade. */
const ONLY_SKILLS = 0.5;
/** What is left of the score where the member's own words stand in the way. */
const BARRED = 0.5;
/** The leaderboard decides between equals. */
const BY_RANK = 0.1;

export const FEWEST = 5;
const MOST = 7;
/** Beyond the fifth, a niche must be spoken for at least so strongly. */
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

/** Of each answer the mention whose words say most of the trade. */
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

/** The words of the passions that a niche takes up. */
function passionsOf({ trade, interest }: Candidate): string[] {
	const ofTrade = trade.passions ? [trade.passions.quote] : [];
	return interest?.answer === 'passions' ? [...ofTrade, interest.quote] : ofTrade;
}

/** Nothing but skills that niches before it already rest on. */
function isMoreOfTheSame({ trade, nextDoor, interest, skills }: Candidate, chosen: readonly Candidate[]): boolean {
	if (Object.keys(trade).length > 0 || nextDoor || interest) return false;
	const used = new Set(chosen.flatMap((one) => one.skills.slice(0, 2).map(({ mention }) => mention.quote)));
	return skills.every(({ mention }) => used.has(mention.quote));
}

/** Five to seven niches, the best fitting first; a passion that names a niche is heard. The catalogue has at most two of a trade. */
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
