import { CitedText } from '#call/cited-text.tsx';
import { Bullets, Entry, Facts, TextRows } from '#call/entries.tsx';
import { Card } from '#ui/card.tsx';
import { keyed } from '#ui/keyed.ts';
import { Sectioned } from '#ui/sectioned.tsx';
import type { Analysis } from './analysis.ts';
import { FollowUpEmail } from './follow-up-email.tsx';
import { LevelBadge, levelOf } from './level.tsx';
import styles from './result.module.css';

/** What to do next, how the deal moves on, and what to practise. */
export function CoachingTab({ analysis }: { analysis: Analysis }) {
	const { nextSteps, coachingRecommendations, dealProgression } = analysis;
	const strategy = nextSteps?.followUpStrategy;
	return (
		<Sectioned
			sections={[
				{
					id: 'immediate-actions',
					label: 'Immediate actions',
					content: nextSteps?.immediateActions ? <Actions actions={nextSteps.immediateActions} /> : null,
				},
				{
					id: 'follow-up',
					label: 'Follow-up strategy',
					content:
						strategy && holdsAny(strategy) ? (
							<Card>
								<Facts
									rows={[
										{ label: 'Timing', value: strategy.timing },
										{ label: 'Method', value: strategy.method },
										{ label: 'Agenda', value: strategy.agenda },
										{
											label: 'Materials',
											value: strategy.materials?.length ? <Bullets texts={strategy.materials} /> : null,
										},
									]}
								/>
							</Card>
						) : null,
				},
				{
					id: 'follow-up-email',
					label: 'Follow-up e-mail',
					content: analysis.followUpEmail ? <FollowUpEmail email={analysis.followUpEmail} /> : null,
				},
				{
					id: 'deal-progression',
					label: 'Deal progression',
					content: dealProgression ? <Progression progression={dealProgression} /> : null,
				},
				{
					id: 'skill-development',
					label: 'Skill development',
					content: coachingRecommendations?.skillDevelopment ? (
						<Skills skills={coachingRecommendations.skillDevelopment} />
					) : null,
				},
				{
					id: 'strategic-advice',
					label: 'Strategic advice',
					content: coachingRecommendations?.strategicAdvice ? (
						<TextRows texts={coachingRecommendations.strategicAdvice} none="Nothing beyond the actions above." />
					) : null,
				},
			]}
		/>
	);
}

/** Whether there is anything to say beyond the actions; while it is written, nothing is known yet. */
function holdsAny({ timing, method, agenda, materials }: Partial<Strategy>): boolean {
	return [timing, method, agenda].some(Boolean) || (materials?.length ?? 0) > 0;
}

type Strategy = NonNullable<NonNullable<Analysis['nextSteps']>['followUpStrategy']>;
type Action = NonNullable<NonNullable<Analysis['nextSteps']>['immediateActions']>[number];

function Actions({ actions }: { actions: readonly Action[] }) {
	if (actions.length === 0) return <p className={styles.none}>Nothing was promised or left open.</p>;
	return (
		<Card padding="none">
			{keyed(actions, (action) => action.action).map(({ key, item: action }) => {
				const { level, rest } = levelOf(action.priority);
				return (
					<Entry
						key={key}
						title={action.action}
						badge={level === '' ? null : <LevelBadge level={level} of="priority" />}
					>
						<Facts
							rows={[
								{ label: 'Priority', value: rest },
								{ label: 'Owner', value: action.owner },
								{ label: 'When', value: action.timeline },
							]}
						/>
					</Entry>
				);
			})}
		</Card>
	);
}

function Progression({ progression }: { progression: NonNullable<Analysis['dealProgression']> }) {
	return (
		<Card>
			<Facts
				rows={[
					{ label: 'Current stage', value: progression.currentStage },
					{ label: 'Next milestone', value: progression.nextMilestone },
					{ label: 'Close risk', value: progression.closeRisk },
					{
						label: 'To speed it up',
						value: progression.accelerationOpportunities?.length ? (
							<Bullets texts={progression.accelerationOpportunities} />
						) : null,
					},
				]}
			/>
		</Card>
	);
}

type Skill = NonNullable<NonNullable<Analysis['coachingRecommendations']>['skillDevelopment']>[number];

function Skills({ skills }: { skills: readonly Skill[] }) {
	if (skills.length === 0) return <p className={styles.none}>No skill to train was found in the words of this call.</p>;
	return (
		<Card padding="none">
			{keyed(skills, (skill) => skill.skill).map(({ key, item: skill }) => (
				<Entry key={key} title={skill.skill}>
					<div className={styles.levels}>
						<div>
							<p className={styles.wellLabel}>In this call</p>
							<p>
								<CitedText text={skill.currentLevel} />
							</p>
						</div>
						<div>
							<p className={styles.wellLabel}>Target</p>
							<p>
								<CitedText text={skill.targetLevel} />
							</p>
						</div>
					</div>
					<Facts
						rows={[
							{
								label: 'Practise',
								value: skill.developmentActions?.length ? <Bullets texts={skill.developmentActions} /> : null,
							},
							{ label: 'Resources', value: skill.resources?.length ? <Bullets texts={skill.resources} /> : null },
						]}
					/>
				</Entry>
			))}
		</Card>
	);
}
