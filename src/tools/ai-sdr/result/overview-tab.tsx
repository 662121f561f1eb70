import { CitedText } from '#call/cited-text.tsx';
import { Facts } from '#call/entries.tsx';
import { Card } from '#ui/card.tsx';
import { Sectioned } from '#ui/sectioned.tsx';
import type { Campaign } from './campaign.ts';
import { PointColumns } from './points.tsx';
import { ScoreTable } from './score-table.tsx';

/** The campaign's objective, the lead score with its criteria, and the lead. */
export function OverviewTab({ campaign }: { campaign: Campaign }) {
	const { campaignOverview, leadScoring, leadProfile } = campaign;
	return (
		<Sectioned
			sections={[
				{
					id: 'outcomes',
					label: 'What to expect',
					content: campaignOverview ? (
						<Card>
							<PointColumns
								none="An answer to the first message"
								columns={[
									{ title: 'Expected outcomes', texts: campaignOverview.expectedOutcomes },
									{ title: 'Success metrics', texts: campaignOverview.successMetrics },
								]}
							/>
						</Card>
					) : null,
				},
				{
					id: 'lead-score',
					label: 'Lead score',
					note: <CitedText text={leadScoring?.recommendedApproach} />,
					content: leadScoring ? <ScoreTable scoring={leadScoring} /> : null,
				},
				{
					id: 'lead-profile',
					label: 'Lead profile',
					content: leadProfile ? (
						<Card>
							<Facts
								rows={[
									{ label: 'Company', value: leadProfile.companyAnalysis },
									{ label: 'Role', value: leadProfile.roleAssessment },
									{ label: 'How to engage', value: leadProfile.engagementStrategy },
								]}
							/>
						</Card>
					) : null,
				},
				{
					id: 'pains-and-priorities',
					label: 'Pains and priorities',
					content: leadProfile ? (
						<Card>
							<PointColumns
								none="Nothing that they said is given"
								columns={[
									{ title: 'Likely pain points', texts: leadProfile.likelyPainPoints },
									{ title: 'Business priorities', texts: leadProfile.businessPriorities },
								]}
							/>
						</Card>
					) : null,
				},
			]}
		/>
	);
}
