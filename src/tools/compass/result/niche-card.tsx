import type { ReactNode } from 'react';
import { CitedText } from '#call/cited-text.tsx';
import type { Partially } from '#tools/define.ts';
import { Card, CardRow } from '#ui/card.tsx';
import { NumberBadge } from '#ui/number-badge.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import type { Tone } from '#ui/tone.ts';
import type { Recommendation, Scores } from '../contract.ts';
import { isKnown, NO_STEPS, SCORE_NAMES, SCORES, scoreText, TOTAL, totalText } from '../words.ts';
import styles from './result.module.css';

/** High demand is good news; high difficulty is not. */
const DEMAND: Record<Recommendation['marketDemand'], Tone> = {
	High: 'green',
	Medium: 'yellow',
	Low: 'orange',
	'Not known': 'neutral',
};
const DIFFICULTY: Record<Recommendation['difficulty'], Tone> = {
	Low: 'green',
	Medium: 'yellow',
	High: 'orange',
	'Not known': 'neutral',
};

interface NicheCardProps {
	id: string;
	number: number;
	recommendation: Partially<Recommendation>;
}

/** One niche: what it is, why it fits, its market, and what to do this week. */
export function NicheCard({ id, number, recommendation }: NicheCardProps) {
	const { title, description, potentialRevenue, reasoning, validationSteps, automationOpportunities } = recommendation;
	return (
		<Card padding="none" as="article" aria-labelledby={id}>
			<CardRow className={styles.row}>
				<header className={styles.head}>
					<h3 id={id} className={styles.title}>
						<NumberBadge number={number} size="lg" />
						<span>{title ?? `Niche ${number}`}</span>
					</h3>
					<Badges recommendation={recommendation} />
				</header>
				{description ? (
					<p className={styles.text}>
						<CitedText text={description} />
					</p>
				) : null}
				{isKnown(potentialRevenue) ? (
					<p className={styles.revenue}>
						<span className={styles.label}>Potential revenue</span> <CitedText text={potentialRevenue} />
					</p>
				) : null}
			</CardRow>
			{reasoning ? (
				<CardRow className={styles.row}>
					<Part title="Why this niche fits you">
						{reasonsOf(reasoning).map((paragraph) => (
							<p key={paragraph} className={styles.text}>
								<CitedText text={paragraph} />
							</p>
						))}
					</Part>
				</CardRow>
			) : null}
			{recommendation.scores ? (
				<CardRow className={styles.row}>
					<Part title="Scores">
						<ScoreList scores={recommendation.scores} />
					</Part>
				</CardRow>
			) : null}
			<Research research={recommendation.marketResearch ?? {}} />
			<CardRow className={styles.pair}>
				<Part title="Validation steps">
					<Texts texts={validationSteps} none={NO_STEPS} ordered />
				</Part>
				{automationOpportunities?.length ? (
					<Part title="Key automation opportunities">
						<Texts texts={automationOpportunities} />
					</Part>
				) : null}
			</CardRow>
		</Card>
	);
}

function Badges({ recommendation: { marketDemand, difficulty } }: Pick<NicheCardProps, 'recommendation'>) {
	return (
		<div className={styles.badges}>
			{isKnown(marketDemand) ? (
				<StatusBadge tone={DEMAND[marketDemand]}>Market demand: {marketDemand}</StatusBadge>
			) : null}
			{isKnown(difficulty) ? <StatusBadge tone={DIFFICULTY[difficulty]}>Difficulty: {difficulty}</StatusBadge> : null}
		</div>
	);
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className={styles.part}>
			<h4 className={styles.partTitle}>{title}</h4>
			{children}
		</section>
	);
}

/** A built-in reasoning has a line for each reason; a model writes one paragraph. */
function reasonsOf(reasoning: string): string[] {
	return reasoning.split(/\n|(?<!\s)\s+(?=Against it:)/).filter((line) => line !== '');
}

function ScoreList({ scores }: { scores: Partially<Scores> }) {
	const points = SCORE_NAMES.map((name) => scores[name]?.points).filter((one) => one !== undefined);
	return (
		<dl className={styles.facts}>
			{SCORE_NAMES.map((name) => {
				const { points, reason } = scores[name] ?? {};
				if (points === undefined || reason === undefined) return null;
				return (
					<div key={name} className={styles.fact}>
						<dt>{SCORES[name]}</dt>
						<dd>{scoreText({ points, reason })}</dd>
					</div>
				);
			})}
			{points.length === SCORE_NAMES.length ? (
				<div className={styles.fact}>
					<dt>{TOTAL}</dt>
					<dd>{totalText(points)}</dd>
				</div>
			) : null}
		</dl>
	);
}

/** What is not known is left out: it is said once, about the list. */
function Research({ research }: { research: Partially<Recommendation['marketResearch']> }) {
	const players = research.existingPlayers?.filter((player) => player !== undefined).join(', ');
	const facts = [
		{ label: 'Market snapshot', value: research.marketSnapshot },
		{ label: 'Target audience', value: research.targetAudience },
		{ label: 'Core problem', value: research.coreProblem },
		{ label: 'Existing players', value: players },
	].filter(({ value }) => isKnown(value));
	if (facts.length === 0) return null;
	return (
		<CardRow className={styles.row}>
			<Part title="Market research">
				<dl className={styles.facts}>
					{facts.map(({ label, value }) => (
						<div key={label} className={styles.fact}>
							<dt>{label}</dt>
							<dd>
								<CitedText text={value} />
							</dd>
						</div>
					))}
				</dl>
			</Part>
		</CardRow>
	);
}

interface TextsProps {
	texts: readonly (string | undefined)[] | undefined;
	/** Instead of an empty list. */
	none?: string;
	ordered?: boolean;
}

function Texts({ texts, none, ordered = false }: TextsProps) {
	const given = [...new Set((texts ?? []).filter((text) => text !== undefined))];
	if (given.length === 0) return <p className={styles.none}>{none}</p>;
	const List = ordered ? 'ol' : 'ul';
	return (
		<List className={styles.texts} data-ordered={ordered || undefined}>
			{given.map((text) => (
				<li key={text}>
					<CitedText text={text} />
				</li>
			))}
		</List>
	);
}
