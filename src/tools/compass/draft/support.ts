import type { Answer } from '../contract.ts';
import { besides, inFieldOf } from './fields.ts';
import { ANSWERS, type Mention, type Profile, type Relation } from './profile.ts';
import { type Kind, search } from './terms.ts';

/** How strongly the answers support each niche, and with which words. */

/** How much each answer counts. Years of work in a trade count most. */
const WEIGHT: Record<Answer, number> = {
	professionalBackground: 4,
	network: 3,
	topSkills: 2,
	passions: 1,
	anythingElse: 1,
};

/** Which kinds of terms count in an answer, and how much. */
const BOOST: Record<Answer, Record<Kind, number>> = {
	professionalBackground: { trade: 2, skills: 0.6, interest: 0 },
	network: { trade: 2, skills: 0, interest: 0 },
	topSkills: { trade: 1, skills: 1.2, interest: 0 },
	passions: { trade: 0.8, skills: 0.4, interest: 1.2 },
	anythingElse: { trade: 1.2, skills: 0.5, interest: 0 },
};
/** An employer's field proves no skill, and customers prove less than one's own work. */
const OF_OTHERS: Record<Exclude<Relation, 'own'>, Record<Kind, number>> = {
	employer: { trade: 2, skills: 0, interest: 0 },
	clients: { trade: 3, skills: 0, interest: 0 },
	served: { trade: 1, skills: 0, interest: 0 },
};

/** The score at which an answer has half its effect, so that a tenth hit adds little to nine. */
const HALF = 6;
export interface Support {
	score: number;
	answers: Set<Answer>;
	mentions: { mention: Mention; kinds: readonly Kind[] }[];
}

/** Looks up the mentions of one answer and relation in the catalogue. */
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

/** By the niche's id. */
export function supportOf(profile: Profile): Map<string, Support> {
	const found = new Map<string, Support>();
	for (const answer of ANSWERS) {
		const mentions = profile.mentions.filter((mention) => mention.answer === answer && !mention.denied);
		const of = (relation: Relation) => mentions.filter((mention) => mention.relation === relation);
		const hits = [
			...hitsOf(of('own'), BOOST[answer]),
			...hitsOf(of('employer'), OF_OTHERS.employer),
			...hitsOf(of('clients'), OF_OTHERS.clients),
			...hitsOf(of('served'), OF_OTHERS.served),
		];
		for (const [id, ofNiche] of Map.groupBy(hits, (hit) => hit.id)) {
			const support = found.get(id) ?? { score: 0, answers: new Set(), mentions: [] };
			const score = ofNiche.reduce((sum, hit) => sum + hit.score, 0);
			support.score += (WEIGHT[answer] * score) / (score + HALF);
			for (const { mention } of ofNiche.flatMap((hit) => hit.mentions)) note(support.answers, mention);
			support.mentions.push(...ofNiche.flatMap((hit) => hit.mentions));
			found.set(id, support);
		}
	}
	return found;
}

/** Clients are contacts as well. Merely dealing with a trade counts for no answer. */
function note(answers: Set<Answer>, { answer, relation }: Mention): void {
	if (relation !== 'served') answers.add(answer);
	if (relation === 'clients') answers.add('network');
}

/** The trades that the member rules out: "no restaurants", "never again a law firm". */
export function refused(profile: Profile): Set<string> {
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

/** The member's work or contact in a related trade, by the id of the niche. */
export function neighbours(profile: Profile, support: ReadonlyMap<string, Support>, out: ReadonlySet<string>) {
	const beside = new Map<string, Mention>();
	const note = (ids: ReadonlySet<string>, mention: Mention) => {
		for (const id of ids) if (!beside.has(id)) beside.set(id, mention);
	};
	for (const isNear of [isJob, isSomebody]) {
		for (const [id, { mentions }] of support) {
			const near = mentions.find(({ mention, kinds }) => kinds.includes('trade') && isNear(mention));
			if (near && !out.has(id)) note(besides(id), near.mention);
		}
		for (const mention of profile.mentions)
			if (isNear(mention) && !mention.denied) note(inFieldOf(mention.term), mention);
	}
	return beside;
}

function isJob({ answer, relation }: Mention): boolean {
	return answer === 'professionalBackground' && (relation === 'own' || relation === 'employer');
}

function isSomebody({ answer }: Mention): boolean {
	return answer === 'network';
}
