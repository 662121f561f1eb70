import { NativeSelect } from '@mantine/core';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { NICHES_REVIEWED } from '#content/niche-figures.ts';
import { nicheStatistics, niches, RANKING_RULE } from '#content/niches.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FiguresRow } from '#ui/figures-row.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { longDay } from '#web/directory/long-day.ts';
import { SearchBox } from '#web/directory/search-box.tsx';
import { SubmitButton } from '#web/directory/submit-button.tsx';
import { useAddressState } from '#web/directory/use-address-state.ts';
import { useFirstFew } from '#web/directory/use-first-few.ts';
import { FeaturedNiche } from './featured-niche.tsx';
import { shortMoney } from './figures.ts';
import { NicheTable } from './niche-table.tsx';
import { COLUMNS, SORTINGS, sorted } from './sorting.ts';
import styles from './top-niches-page.module.css';

/** Loads at the first opening. */
const NicheDetails = lazy(() => import('./niche-details.tsx').then((part) => ({ default: part.NicheDetails })));

const FIELDS = { q: [], sort: SORTINGS, niche: ['', ...niches.map(({ id }) => id)] };
const STATISTICS = nicheStatistics(niches);
const FEATURED = niches.filter(({ featured }) => featured);

/** The leaderboard: everything is in the page, without a request to the server. */
export function TopNichesPage() {
	const { values, deferred, set } = useAddressState(FIELDS);
	const { q, sort: sorting, niche: opened } = values;
	const found = useMemo(() => sorted(niches.filter(matches(deferred.q)), deferred.sort), [deferred.q, deferred.sort]);
	const drawn = useFirstFew(found);
	const shown = niches.find(({ id }) => id === opened) ?? null;
	const wanted = useEver(shown !== null);
	const open = useCallback((id: string) => set({ niche: id }), [set]);
	const sort = useCallback((by: string) => set({ sort: by }), [set]);

	return (
		<div className={styles.page}>
			<PageHeader
				title="Fifty niches, ranked"
				actions={<SubmitButton kind="niche">Request Niche Analysis</SubmitButton>}
			>
				One service for one trade each. All figures are editorial estimates:{' '}
				<TextLink href="#method">see how they were made</TextLink>.
			</PageHeader>
			<Statistics />
			<section aria-labelledby="featured">
				<SectionHeading title="The first three" id="featured" />
				<ol className={styles.featuredList}>
					{FEATURED.map((niche) => (
						<FeaturedNiche key={niche.id} niche={niche} onOpen={open} />
					))}
				</ol>
			</section>
			<section aria-labelledby="ranking">
				<SectionHeading title="The whole ranking" id="ranking">
					Revenue potential is what a small firm that serves the niche could earn a year, not a market and not one
					seller. The rank counts market, trend and difficulty as well, <TextLink href="#method">by points</TextLink>.
					Open a niche for the basis of its figure.
				</SectionHeading>
				<div className={styles.search}>
					<SearchBox
						label="Search niches"
						placeholder="Search niches..."
						value={q}
						onChange={(text) => set({ q: text })}
					/>
					<NativeSelect
						className={styles.sortSelect}
						aria-label="Sort by"
						value={sorting}
						onChange={(event) => sort(event.currentTarget.value)}
						data={SORT_OPTIONS}
					/>
					<p role="status" className={styles.count}>
						{found.length < niches.length ? `${found.length} of ${niches.length} niches` : `${niches.length} niches`}
					</p>
				</div>
				{found.length > 0 ? (
					<NicheTable niches={drawn} sorting={deferred.sort} onSort={sort} onOpen={open} />
				) : (
					<EmptyState title="No niches found" order={3}>
						Search for a trade, a service or a tag, for example “dental” or “invoices”.
					</EmptyState>
				)}
			</section>
			<Method />
			{wanted ? (
				<Suspense>
					<NicheDetails niche={shown} onClose={() => set({ niche: '' })} />
				</Suspense>
			) : null}
		</div>
	);
}

function Statistics() {
	const { averageRevenue, total, growing, highPotential } = STATISTICS;
	return (
		<Card padding="none">
			<FiguresRow
				cells={[
					{ label: 'Average revenue', value: shortMoney(averageRevenue), note: 'of a small firm in a year, estimated' },
					{ label: 'Total niches', value: total, note: 'each with its basis' },
					{ label: 'Growing', value: growing, note: 'with the trend up' },
					{ label: 'High potential', value: highPotential, note: 'at least $1.5M, growing, not hard' },
				]}
			/>
		</Card>
	);
}

/** Says that the figures are estimates, and how they are made. */
function Method() {
	return (
		<section aria-labelledby="method">
			<SectionHeading title="How these figures were made" id="method" />
			<div className={styles.method}>
				<p>
					All figures on this page are editorial estimates: our own, made at a desk, and no measurements of a market.
					They were last read through on {longDay(NICHES_REVIEWED)}.
				</p>
				<p>
					Revenue potential is what a small firm that serves the niche well could earn a year: the clients it can look
					after, times the monthly fee, times 12. Each niche shows both factors and why we chose them.
				</p>
				<p>
					The four figures at the top are counted from the {STATISTICS.total} entries. Growing means that the trend is
					up. High potential means at least $1.5M of revenue, the trend up, and a difficulty that is not High.
				</p>
				<p>The ranking adds points. {RANKING_RULE}</p>
			</div>
		</section>
	);
}

const SORT_OPTIONS = SORTINGS.map((sorting) => {
	const [column, direction] = sorting.split('-');
	const label = COLUMNS.find((candidate) => candidate.column === column)?.label;
	return { value: sorting, label: `${label}, ${direction === 'asc' ? 'ascending' : 'descending'}` };
});

/** A substring of the name, the description, the trade or a tag, in any case. */
function matches(query: string) {
	const wanted = query.trim().toLowerCase();
	return ({ name, description, trade, tags }: (typeof niches)[number]) =>
		[name, description, trade, ...tags].some((text) => text.toLowerCase().includes(wanted));
}

/** Whether it was true at any time since the page opened. */
function useEver(now: boolean): boolean {
	const [ever, setEver] = useState(now);
	if (now && !ever) setEver(true);
	return ever;
}
