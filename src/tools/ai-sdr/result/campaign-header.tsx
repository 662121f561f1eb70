import { CitedText } from '#call/cited-text.tsx';
import { Card } from '#ui/card.tsx';
import { Region } from '#ui/region.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import type { Tone } from '#ui/tone.ts';
import type { Criterion, LeadScore } from '../contract.ts';
import { CRITERIA, shownScore } from '../scoring.ts';
import type { Campaign } from './campaign.ts';
import styles from './header.module.css';

const SCORE_TONES: Readonly<Record<LeadScore, Tone>> = { A: 'green', B: 'blue', C: 'yellow', D: 'red' };

const PRIORITY_TONES: Readonly<Record<string, Tone>> = { critical: 'red', high: 'orange', medium: 'yellow' };

/** The campaign's name, the lead's score, the lead, the objective and the duration. */
export function CampaignHeader({ campaign }: { campaign: Campaign }) {
	const { campaignOverview = {}, leadScoring = {} } = campaign;
	const { overallScore, priorityLevel } = leadScoring;
	const facts = [
		{ label: 'Target persona', value: campaignOverview.targetPersona },
		{ label: 'Primary goal', value: campaignOverview.primaryGoal },
		{ label: 'Timeline', value: campaignOverview.estimatedTimeline },
	].filter(({ value }) => value);
	return (
		<Card padding="none" as={Region} aria-label="The campaign" className={styles.header}>
			<div className={styles.head}>
				{overallScore ? (
					<p className={styles.score} data-tone={SCORE_TONES[overallScore] ?? 'neutral'}>
						<span className={styles.scoreLabel}>Lead Score</span>
						<span className={styles.letter}>{letterOf(campaign)}</span>
					</p>
				) : null}
				<div className={styles.naming}>
					<h2 className={styles.name}>
						<CitedText text={campaignOverview.campaignName} />
					</h2>
					{priorityLevel ? (
						<StatusBadge tone={PRIORITY_TONES[priorityLevel.toLowerCase()] ?? 'neutral'}>
							{/priority/i.test(priorityLevel) ? priorityLevel : `${priorityLevel} priority`}
						</StatusBadge>
					) : null}
				</div>
			</div>
			{facts.length === 0 ? null : (
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
			)}
		</Card>
	);
}

/** The letter, or from which to which where hardly anything is known. */
function letterOf({ leadScoring }: Campaign): string | undefined {
	const { overallScore, qualificationCriteria = [] } = leadScoring ?? {};
	const criteria = qualificationCriteria.filter((one): one is Criterion => Boolean(one.assessment && one.weight));
	if (overallScore === undefined || criteria.length < CRITERIA.length) return overallScore;
	return shownScore({ overallScore, qualificationCriteria: criteria });
}
