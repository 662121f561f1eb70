import { NativeSelect, Tabs } from '@mantine/core';
import { useState } from 'react';
import { CitedText } from '#call/cited-text.tsx';
import { GappedText } from '#ui/gapped-text.tsx';
import { keyed } from '#ui/keyed.ts';
import { Region, useOwnId } from '#ui/region.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { isFurther, isOpen, slotsText, withheld } from '../withheld.ts';
import { PieceCard } from './piece-card.tsx';
import styles from './result.module.css';
import type { Piece, TabProps } from './strategy.ts';
import { daysOf, platformsOf } from './week.ts';

const ALL = 'All platforms';

/** The pieces, one week at a time: four weeks on eight platforms are too many to render at once. */
export function CalendarTab({ strategy }: TabProps) {
	const id = useOwnId()('calendar');
	const [platform, setPlatform] = useState(ALL);
	const weeks = (strategy.contentCalendar ?? []).flatMap((each) =>
		each?.week === undefined ? [] : [{ ...each, week: each.week }],
	);
	const all = weeks.flatMap((week) => week.contentPieces ?? []);
	const left = withheld(all.filter((piece) => piece !== undefined));
	const platforms = platformsOf(all);
	const shownOf = (pieces: readonly (Piece | undefined)[] = []) =>
		platform === ALL ? pieces : pieces.filter((piece) => piece?.platform === platform);

	return (
		<Region aria-labelledby={id} className={styles.calendar}>
			<SectionHeading id={id} title="4-Week Content Calendar">
				{all.filter((piece) => piece && !isOpen(piece)).length} of {all.length} pieces are written. Days and hours are
				starting points: test them against your own figures.
			</SectionHeading>
			{left.length > 0 ? <p className={styles.prose}>Not in files for schedulers: {left.join('; ')}.</p> : null}
			{platforms.length > 1 ? (
				<NativeSelect
					aria-label="Platform"
					className={styles.filter}
					data={[ALL, ...platforms]}
					value={platform}
					onChange={(event) => setPlatform(event.currentTarget.value)}
				/>
			) : null}
			<Tabs defaultValue={`${weeks[0]?.week ?? 1}`} keepMounted={false}>
				<Tabs.List aria-label="Weeks">
					{weeks.map(({ week, contentPieces }) => (
						<Tabs.Tab key={week} value={`${week}`}>
							Week {week}
							<span className={styles.count}>{shownOf(contentPieces).length}</span>
						</Tabs.Tab>
					))}
				</Tabs.List>
				{weeks.map(({ week, theme, contentPieces }) => (
					<Tabs.Panel key={week} value={`${week}`}>
						<p className={styles.theme}>
							<span className={styles.label}>Theme of week {week}</span>
							<CitedText text={theme} />
						</p>
						<Week pieces={shownOf(contentPieces)} />
					</Tabs.Panel>
				))}
			</Tabs>
		</Region>
	);
}

function Week({ pieces }: { pieces: readonly (Piece | undefined)[] }) {
	if (pieces.length === 0) return <p className={styles.none}>Nothing is posted in this week.</p>;
	const further = pieces.filter((piece) => piece !== undefined && isFurther(piece)) as Piece[];
	const days = daysOf(pieces.filter((piece) => piece && !isFurther(piece)));
	const shown = days.map(({ day, pieces: ofDay }) => (
		<Region key={day} aria-label={day} className={styles.day}>
			<h4 className={styles.dayName}>{day}</h4>
			<div className={styles.pieces}>
				{keyed(ofDay, (piece) => `${piece.platform} ${piece.title}`).map(({ key, item }) => (
					<PieceCard key={key} piece={item} />
				))}
			</div>
		</Region>
	));
	if (further.length === 0) return shown;
	return [
		...shown,
		<p key="further" className={styles.prose}>
			Further open slots: {slotsText(further)}. <GappedText text={further[0]?.content ?? ''} />
		</p>,
	];
}
