import type { Block, Document, Section, Tone } from '#shared/document.ts';
import { facts, factsOf, filled, list, paragraphs, section } from '#shared/document-parts.ts';
import type { Partially } from '#tools/define.ts';
import type { CompassInput, CompassOutput, Recommendation, Scores } from './contract.ts';
import { isKnown, NO_STEPS, SCORE_NAMES, SCORES, scoreText, TOTAL, totalText } from './words.ts';

type Niches = Partially<CompassOutput>;

/** The recommendations in order, each with all that is known of it; then what the list rests on. */
export function document(output: Niches, input: CompassInput): Document {
	return {
		title: 'Recommended niches',
		facts: factsOf(['Background', input.professionalBackground], ['Top skills', input.topSkills]),
		sections: nicheSections(output),
	};
}

export function nicheSections({ recommendations = [], about = [], missing }: Niches): Section[] {
	return filled(
		...recommendations.map((one, index) => nicheSection(one ?? {}, index + 1)),
		section('About this list', about.flatMap(paragraphs)),
		section('What would change it', list(missing)),
	);
}

/** High demand is good news; high difficulty is not. */
const DEMAND: Readonly<Record<string, Tone>> = { High: 'green', Medium: 'yellow', Low: 'orange' };
const DIFFICULTY: Readonly<Record<string, Tone>> = { Low: 'green', Medium: 'yellow', High: 'orange' };

function nicheSection(niche: Partially<Recommendation>, number: number): Section {
	const { title, marketDemand = '', difficulty = '', marketResearch: research, automationOpportunities } = niche;
	const total = totalOf(niche.scores);
	return section(
		title ? `${number}. ${title}` : `Niche ${number}`,
		{ note: total && `${total} points`, parts: 'rows' },
		paragraphs(niche.description),
		facts(
			['Potential revenue', known(niche.potentialRevenue)],
			['Market demand', known(marketDemand), { tone: DEMAND[marketDemand] }],
			['Difficulty', known(difficulty), { tone: DIFFICULTY[difficulty] }],
		),
		{
			sections: filled(
				section('Why this niche fits you', reasonsOf(niche.reasoning).flatMap(paragraphs)),
				section(
					'Scores',
					facts(...SCORE_NAMES.map((name) => [SCORES[name], scoreOf(niche.scores?.[name])] as const), [TOTAL, total]),
				),
				section(
					'Market research',
					facts(
						['Market snapshot', known(research?.marketSnapshot)],
						['Target audience', known(research?.targetAudience)],
						['Core problem', known(research?.coreProblem)],
						['Existing players', known(research?.existingPlayers?.join(', '))],
					),
				),
				section('Validation steps', stepsOf(niche)),
				section('Key automation opportunities', list(automationOpportunities)),
			),
		},
	);
}

/** What is not known is left out: it is said once, about the list. */
function known(text: string | undefined): string | undefined {
	return isKnown(text) ? text : undefined;
}

/** A built-in reasoning has a line for each reason; a model writes one paragraph. */
function reasonsOf(reasoning = ''): string[] {
	return reasoning.split(/\n|(?<!\s)\s+(?=Against it:)/);
}

function scoreOf({ points, reason }: Partially<Scores[keyof Scores]> = {}): string | undefined {
	return points === undefined || reason === undefined ? undefined : scoreText({ points, reason });
}

function totalOf(scores: Partially<Scores> | undefined): string | undefined {
	const points = SCORE_NAMES.flatMap((name) => scores?.[name]?.points ?? []);
	return points.length === SCORE_NAMES.length ? totalText(points) : undefined;
}

/** That there are none is said once what follows them has arrived. */
function stepsOf({ validationSteps, automationOpportunities }: Partially<Recommendation>): Block[] {
	const steps = list(validationSteps, { ordered: true });
	return steps.length > 0 || !automationOpportunities ? steps : paragraphs(NO_STEPS);
}
