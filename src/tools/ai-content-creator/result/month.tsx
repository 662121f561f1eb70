import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { Card } from '#ui/card.tsx';
import { keyed } from '#ui/keyed.ts';
import type { Chosen } from '../document.ts';
import { ANY_DAY, type Calendar, DAYS, dayOf, inOrder, type Piece, type Week, weekName } from '../weeks.ts';
import { hasGap, isOpen, withheld } from '../withheld.ts';
import { PlatformIcon } from './platform-icon.tsx';
import styles from './result.module.css';

const ALL = 'All platforms';

/** The calendar as a month, what of it is looked at, and its pieces for the platform that was chosen. */
export function useMonth(calendar: Calendar | undefined) {
	const [platform, setPlatform] = useState(ALL);
	const [picked, pick] = useState<Chosen>();
	const chosen = picked ?? { week: calendar?.[0]?.week };
	const all = (calendar ?? []).flatMap(({ contentPieces = [] }) => contentPieces);
	const platforms = [...new Set(all.flatMap((piece) => piece.platform ?? []))];
	const left = withheld(all);
	const isShown = (piece: Piece) => platform === ALL || piece.platform === platform;
	const shown = calendar?.map((week) => ({ ...week, contentPieces: week.contentPieces?.filter(isShown) }));
	const month = (
		<Card>
			<NativeSelect
				aria-label="Platform"
				maw={240}
				mb="md"
				display={platforms.length > 1 ? undefined : 'none'}
				data={[ALL, ...platforms]}
				value={platform}
				onChange={({ currentTarget }) => {
					setPlatform(currentTarget.value);
					pick({ week: chosen.week });
				}}
			/>
			{keyed(shown ?? [], ({ week }) => `${week}`).map(({ key, item: week }) => (
				<WeekRow key={key} week={week} chosen={chosen} choose={pick} />
			))}
			<div className={styles.line}>
				{Object.entries(TONES).map(([state, tone]) => {
					const count = all.filter((piece) => stateOf(piece) === state).length;
					return count > 0 ? (
						<span key={state} className={styles.mark} data-tone={tone}>
							{count} {state}
						</span>
					) : null;
				})}
				{left.length > 0 ? <p>Not in files for schedulers: {left.join('; ')}.</p> : null}
			</div>
		</Card>
	);
	return { month, shown, chosen };
}

const TONES = { ready: 'green', 'to complete': 'yellow', open: 'neutral' } as const;
const stateOf = (piece: Piece) => (isOpen(piece) ? 'open' : hasGap(piece) ? 'to complete' : 'ready');
const nameOf = (piece: Piece) =>
	[piece.platform, piece.optimalPostTime, `(${stateOf(piece)})`].filter(Boolean).join(' ');

/** A week and its days: pressing one shows its pieces below. */
function WeekRow({ week, chosen, choose }: { week: Week; chosen: Chosen; choose(chosen: Chosen): void }) {
	const press = (day?: string) => ({
		type: 'button' as const,
		'aria-pressed': chosen.week === week.week && chosen.day === day,
		onClick: () => choose({ week: week.week, day }),
	});
	return (
		<div className={styles.week}>
			<button {...press()} className={styles.weekName}>
				{weekName(week)}
			</button>
			{DAYS.map((day) => {
				const pieces = inOrder(week.contentPieces ?? []).filter((piece) => dayOf(piece) === day);
				const date = dateOf(day, pieces[0]);
				const label = `${date} of week ${week.week ?? ''}: ${pieces.map(nameOf).join(', ')}`;
				if (pieces.length === 0 && day === ANY_DAY) return null;
				const Day = pieces.length > 0 ? 'button' : 'span';
				return (
					<Day key={day} className={styles.day} {...(pieces.length > 0 && { ...press(day), 'aria-label': label })}>
						<span className={styles.date}>{date}</span>
						{keyed(pieces, ({ platform }) => platform).map(({ key, item }) => (
							<span key={key} className={styles.mark} data-tone={TONES[stateOf(item)]}>
								<PlatformIcon platform={item.platform} />
							</span>
						))}
					</Day>
				);
			})}
		</div>
	);
}

/** "Mon 7 Dec", or "Mon" where the first day of the calendar is not known. */
function dateOf(day: string, { optimalPostTime = '' }: Piece = {}): string {
	const [, date, month] = /\b(\d{1,2}) (\p{L}{3})/u.exec(optimalPostTime) ?? [];
	return `${day === ANY_DAY ? day : day.slice(0, 3)}${date ? ` ${date}\u00a0${month}` : ''}`;
}
