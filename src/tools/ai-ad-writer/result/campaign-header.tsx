import { CitedText } from '#call/cited-text.tsx';
import type { Partially } from '#tools/define.ts';
import { Card, CardRow } from '#ui/card.tsx';
import { Region } from '#ui/region.tsx';
import type { AdCampaign } from '../contract.ts';
import { opening } from './campaign.ts';
import styles from './result.module.css';

/** The campaign's name, message, objective, budget and reach. */
export function CampaignHeader({ overview }: { overview: Partially<AdCampaign['campaignOverview']> }) {
	const { campaignName, keyMessage, primaryObjective, recommendedBudget, estimatedReach } = overview;
	const figures = [
		{ label: 'Primary objective', text: primaryObjective },
		{ label: 'Recommended budget', text: recommendedBudget },
		{ label: 'Estimated reach', text: estimatedReach },
	].filter(({ text }) => text !== undefined && text !== '');
	return (
		<Card padding="none" as={Region} aria-label="The campaign">
			{campaignName || keyMessage ? (
				<CardRow>
					<h3 className={styles.campaignName}>{campaignName}</h3>
					{keyMessage ? (
						<p className={styles.keyMessage}>
							<span className={styles.label}>Key message</span>
							<CitedText text={keyMessage} />
						</p>
					) : null}
				</CardRow>
			) : null}
			{figures.length > 0 ? (
				<CardRow className={styles.figures}>
					<dl className={styles.figureList}>
						{figures.map(({ label, text }) => {
							const { answer, rest } = opening(text ?? '');
							return (
								<div key={label}>
									<dt className={styles.label}>{label}</dt>
									<dd className={styles.answer}>
										<CitedText text={answer} />
									</dd>
									{rest === '' ? null : (
										<dd className={styles.basis}>
											<CitedText text={rest} />
										</dd>
									)}
								</div>
							);
						})}
					</dl>
				</CardRow>
			) : null}
		</Card>
	);
}
