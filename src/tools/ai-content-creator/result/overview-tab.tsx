import { CitedText } from '#call/cited-text.tsx';
import { Card, CardRow } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { keyed } from '#ui/keyed.ts';
import { Sectioned } from '#ui/sectioned.tsx';
import { MixBar } from './mix-bar.tsx';
import { PlatformIcon } from './platform-icon.tsx';
import styles from './result.module.css';
import type { Strategy, TabProps } from './strategy.ts';

const GROUPS = [
	{ key: 'brandedHashtags', label: 'Branded' },
	{ key: 'industryHashtags', label: 'Industry' },
	{ key: 'communityHashtags', label: 'Community' },
	{ key: 'trendingHashtags', label: 'Trending' },
] as const;

/** What each platform is for, the content mix and the hashtags. */
export function OverviewTab({ strategy }: TabProps) {
	const { platformStrategies, hashtagStrategy } = strategy;
	return (
		<Sectioned
			sections={[
				{
					id: 'platform-strategies',
					label: 'Platform Strategies',
					note: 'The shares are counted from what is written, or from the open slots while nothing is.',
					content: platformStrategies ? (
						<Card padding="none">
							{keyed(platformStrategies, (entry) => entry?.platform).map(({ key, item: entry = {} }) => (
								<CardRow key={key} className={styles.platform}>
									<div className={styles.platformHead}>
										<PlatformIcon platform={entry.platform} />
										<h4 className={styles.entryTitle}>{entry.platform}</h4>
										<span className={styles.frequency}>
											<CitedText text={entry.postingFrequency} />
										</span>
									</div>
									<p className={styles.prose}>
										<CitedText text={entry.strategy} />
									</p>
									<MixBar mix={entry.contentMix ?? {}} />
								</CardRow>
							))}
						</Card>
					) : null,
				},
				{
					id: 'hashtags',
					label: 'Hashtag Strategy',
					content: hashtagStrategy ? <Hashtags groups={hashtagStrategy} /> : null,
				},
			]}
		/>
	);
}

function Hashtags({ groups }: { groups: NonNullable<Strategy['hashtagStrategy']> }) {
	return (
		<Card padding="none">
			{GROUPS.map(({ key, label }) => {
				const entries = (groups[key] ?? []).filter((entry) => entry !== undefined);
				const tags = entries.filter((entry) => entry.startsWith('#'));
				const remarks = entries.filter((entry) => !entry.startsWith('#'));
				return (
					<CardRow key={key} className={styles.tagGroup}>
						<h4 className={styles.tagLabel}>{label}</h4>
						<div className={styles.tagBody}>
							{tags.length > 0 ? (
								<ul className={styles.tags}>
									{tags.map((tag) => (
										<li key={tag}>{tag}</li>
									))}
								</ul>
							) : null}
							{keyed(remarks, (remark) => remark).map(({ key: remarkKey, item: remark }) => (
								<p key={remarkKey}>
									<CitedText text={remark} />
								</p>
							))}
							{groups[key]?.length === 0 ? <p>None</p> : null}
						</div>
						{tags.length > 0 ? (
							<CopyButton
								size="xs"
								variant="subtle"
								label={`Copy ${label.toLowerCase()} hashtags`}
								text={() => tags.join(' ')}
							/>
						) : null}
					</CardRow>
				);
			})}
		</Card>
	);
}
