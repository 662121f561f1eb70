import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react';
import type { Niche } from '#content/niche.ts';
import { StatusBadge } from '#ui/status-badge.tsx';
import type { Tone } from '#ui/tone.ts';
import styles from './top-niches-page.module.css';

const TRENDS = {
	up: { icon: IconArrowUpRight, word: 'Up', tone: 'green' },
	stable: { icon: IconArrowRight, word: 'Stable', tone: 'neutral' },
	down: { icon: IconArrowDownRight, word: 'Down', tone: 'red' },
} as const;

const DIFFICULTY: Record<Niche['difficulty'], Tone> = { Low: 'green', Medium: 'yellow', High: 'orange' };

/** The direction and, below it, the reason. */
export function Trend({ niche }: { niche: Niche }) {
	const { icon: Icon, word, tone } = TRENDS[niche.trend];
	return (
		<span className={styles.trend} data-tone={tone}>
			<span className={styles.trendWord}>
				<Icon size={16} stroke={1.75} aria-hidden /> {word}
			</span>{' '}
			<span className={styles.small}>{niche.trendValue}</span>
		</span>
	);
}

export function Difficulty({ niche }: { niche: Niche }) {
	return <StatusBadge tone={DIFFICULTY[niche.difficulty]}>{niche.difficulty}</StatusBadge>;
}

/** How many tags a row shows. */
const SHOWN = 2;

/** The first two tags and how many more there are. */
export function Tags({ niche }: { niche: Niche }) {
	const rest = niche.tags.slice(SHOWN);
	return (
		<span className={styles.tags}>
			{niche.tags.slice(0, SHOWN).map((tag) => (
				<StatusBadge key={tag} tone="neutral">
					{tag}
				</StatusBadge>
			))}
			{rest.length > 0 ? (
				<span className={styles.small} title={rest.join(', ')}>
					+{rest.length}
				</span>
			) : null}
		</span>
	);
}
