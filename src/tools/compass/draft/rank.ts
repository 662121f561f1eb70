import type { Niche } from '#content/niche.ts';
import { niches } from '#content/niches.ts';
import type { Answer } from '../contract.ts';
import { besides, inFieldOf } from './fields.ts';
import type { Limits } from './limits.ts';
import { ANSWERS, type Mention, type Profile, type Relation } from './profile.ts';
import { type Kind, listed, normalised, search } from './terms.ts';

/** Ranks the niches against the five answers. */

export interface Candidate {
	niche: Niche;
	score: number;
	/** What ties the member to the trade, by the answer it stands in. */
	trade: Partial<Record<Answer, Mention>>;
	/** Work of the member in a trade next door, where none of their work is in this one. */
	nextDoor: Mention | null;
	/** Skills of the member that the service needs, those of the skills answer first; `does` says for what. */
	skills: readonly { mention: Mention; does: string }[];
	interest: Mention | null;
	/** How many answers speak for it. */
	supports: number;
	/** The member's words that speak against it: a clause in a contract, or data that is not to be touched. */
	barred: 'contract' | 'patient data' | null;
}

/** How much an answer weighs. */
const WEIGHT: Record<Answer, number> = {
	professionalBackground: 3,
	network: 3,
	topSkills: 2,
	passions: 1,
	anythingElse: 1,
};

/** What is looked for in an answer, and how much of it counts. */
const BOOST: Record<Answer, Record<Kind, number>> = {
	professionalBackground: { trade: 2, skills: 0.6, interest: 0 },
	network: { trade: 2, skills: 0, interest: 0 },
	topSkills: { trade: 1, skills: 1.2, interest: 0 },
	passions: { trade: 0.8, skills: 0.4, interest: 1.2 },
	anythingElse: { trade: 1.2, skills: 0.5, interest: 0.5 },
};
/** An employer's field proves no skill; customers prove less than one's own work. */
const OF_OTHERS: Record<Exclude<Relation, 'own'>, Record<Kind, number>> = {
	employer: { trade: 2, skills: 0, interest: 0 },
	served: { trade: 1.2, skills: 0, interest: 0 },
};

/** The score at which an answer has half of its effect: a tenth hit adds little to the ninth. */
const HALF = 6;
/** What each further answer that speaks for a niche adds. */
const MORE_SUPPORT = 0.25;
/** What work in a trade next door adds: more than one lucky skill. */
const NEXT_DOOR = 0.9;
/** What is left of the score of a niche that is hard to enter, for somebody short of time. */
const SHORT_OF_TIME = 0.85;
/** What is left of the score where the member's own words stand in the way. */
const BARRED = 0.5;
/** The leaderboard decides between equals. */
const BY_RANK = 0.1;

export const FEWEST = 5;
const MOST = 7;
/** Beyond the fifth, a niche must be spoken for at least so strongly. */
const WORTH_MORE = 2;

const PATIENT_DATA = /\b(?:patient data|health records|harm a patient)\b/;

interface Support {
	score: number;
	answers: Set<Answer>;
	mentions: { mention: Mention; kinds: readonly Kind[] }[];
}

/** The mentions of one answer and relation, held against the catalogue. */
function hitsOf(mentions: readonly Mention[], boost: Readonly<Record<Kind, number>>) {
	return search([...new Set(mentions.map(({ term }) => term))], boost).map(({ niche, score, terms }) => ({
		id: niche.id,
		score,
		mentions: mentions.flatMap((mention) => {
			const kinds = terms.get(mention.term);
			return kinds ? [{ mention, kinds }] : [];
		}),
	}));
}

function supportOf(profile: Profile): Map<string, Support> {
	const found = new Map<string, Support>();
	for (const answer of ANSWERS) {
		const mentions = profile.mentions.filter((mention) => mention.answer === answer && !mention.denied);
		const of = (relation: Relation) => mentions.filter((mention) => mention.relation === relation);
		const hits = [
			...hitsOf(of('own'), BOOST[answer]),
			...hitsOf(of('employer'), OF_OTHERS.employer),
			...hitsOf(of('served'), OF_OTHERS.served),
		];
		for (const [id, ofNiche] of Map.groupBy(hits, (hit) => hit.id)) {
			const support = found.get(id) ?? { score: 0, answers: new Set(), mentions: [] };
			const score = ofNiche.reduce((sum, hit) => sum + hit.score, 0);
			support.score += (WEIGHT[answer] * score) / (score + HALF);
			support.answers.add(answer);
			support.mentions.push(...ofNiche.flatMap((hit) => hit.mentions));
			found.set(id, support);
		}
	}
	return found;
}

/** Trades that the member rules out: "no restaurants", "never again a law firm". */
function refused(profile: Profile): Set<string> {
	const terms = profile.mentions.filter(
		({ denied, refused: forGood, answer }) =>
			forGood || (denied && (answer === 'anythingElse' || answer === 'passions')),
	);
	const hits = search(
		terms.map(({ term }) => term),
		{ trade: 1, skills: 0, interest: 0 },
	);
	return new Set(hits.map(({ niche }) => niche.id));
}

function skillsOf(niche: Niche, support: Support): Candidate['skills'] {
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
function tradeOf(support: Support): Candidate['trade'] {
	const trade: Candidate['trade'] = {};
	const ofTrade = support.mentions.filter(({ kinds }) => kinds.includes('trade')).map(({ mention }) => mention);
	const hits = (mention: Mention) => ofTrade.filter(({ quote }) => quote === mention.quote).length;
	const own = ({ relation }: Mention) => (relation === 'served' ? 0 : 10);
	for (const mention of ofTrade) {
		const best = trade[mention.answer];
		if (!best || hits(mention) + own(mention) > hits(best) + own(best)) trade[mention.answer] = mention;
	}
	return trade;
}

/** The work of the member by the niches that are next door to it. */
function neighbours(profile: Profile, support: ReadonlyMap<string, Support>, out: ReadonlySet<string>) {
	const beside = new Map<string, Mention>();
	const note = (ids: ReadonlySet<string>, mention: Mention) => {
		for (const id of ids) if (!beside.has(id)) beside.set(id, mention);
	};
	for (const [id, { mentions }] of support) {
		const job = mentions.find(({ mention, kinds }) => kinds.includes('trade') && isJob(mention));
		if (job && !out.has(id)) note(besides(id), job.mention);
	}
	for (const mention of profile.mentions) if (isJob(mention) && !mention.denied) note(inFieldOf(mention.term), mention);
	return beside;
}

function isJob({ answer, relation }: Mention): boolean {
	return answer === 'professionalBackground' && relation !== 'served';
}

function barredBy(niche: Niche, limits: Limits): Candidate['barred'] {
	const forbidden = search(limits.forbidden?.terms ?? [], { trade: 1, skills: 0, interest: 0 });
	if (forbidden.some((hit) => hit.niche.id === niche.id)) return 'contract';
	return limits.noPatientData !== null && PATIENT_DATA.test(niche.warning) ? 'patient data' : null;
}

function candidateOf(
	niche: Niche,
	support: Support | undefined,
	beside: Mention | undefined,
	limits: Limits,
): Candidate {
	const byRank = (BY_RANK * (niches.length - niche.rank)) / niches.length;
	const hard = niche.difficulty === 'High' && (limits.hours?.few || limits.deadline !== null);
	const barred = barredBy(niche, limits);
	const trade = support ? tradeOf(support) : {};
	const nextDoor = trade.professionalBackground ? null : (beside ?? null);
	const answers = new Set([...(support?.answers ?? []), ...(nextDoor ? (['professionalBackground'] as const) : [])]);
	const factor =
		(1 + MORE_SUPPORT * Math.max(0, answers.size - 1)) * (hard ? SHORT_OF_TIME : 1) * (barred ? BARRED : 1);
	return {
		niche,
		score: ((support?.score ?? 0) + (nextDoor ? NEXT_DOOR : 0)) * factor + byRank,
		trade,
		nextDoor,
		skills: support ? skillsOf(niche, support) : [],
		interest: support?.mentions.find(({ kinds }) => kinds.includes('interest'))?.mention ?? null,
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
	const candidates = niches
		.filter(({ id }) => !out.has(id))
		.map((niche) => candidateOf(niche, support.get(niche.id), beside.get(niche.id), limits))
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
