import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { EmptyState } from '#ui/empty-state.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { type Entry, HISTORY, PROFILE, TOOLS } from '#web/navigation.ts';

/** For an address that does not exist, with the pages that it may have meant. */
export function NotFoundPage() {
	const { pathname } = useLocation();
	const similar = similarPlaces(pathname);
	return (
		<EmptyState
			title="There is no page at this address"
			action={
				<Button component={Link} to="/">
					Go to the Dashboard
				</Button>
			}
		>
			The link may be old, or a letter of the address is wrong.
			{similar.length > 0 ? ' You may have meant ' : null}
			{similar.map(({ path, label }, index) => (
				<span key={path}>
					{separator(index, similar.length)}
					<TextLink as={Link} to={path}>
						{label}
					</TextLink>
				</span>
			))}
			{similar.length > 0 ? '.' : null}
		</EmptyState>
	);
}

const MOST_SIMILAR = 3;

/** Those that share the most words with the address: "/pricing" means the Pricing Calculator. */
function similarPlaces(pathname: string): Entry[] {
	const asked = wordsOf(pathname);
	const shared = ({ path }: Entry) => asked.filter((word) => wordsOf(path).some((own) => areAlike(own, word))).length;
	return [...TOOLS, ...PROFILE, HISTORY]
		.filter((place) => shared(place) > 0)
		.sort((a, b) => shared(b) - shared(a))
		.slice(0, MOST_SIMILAR);
}

/** In lower case, without the little ones. */
function wordsOf(path: string): string[] {
	return path
		.toLowerCase()
		.split(/[^a-z0-9]+/)
		.filter((word) => word.length > 2);
}

/** "niche" and "niches". */
function areAlike(one: string, other: string): boolean {
	return one.startsWith(other) || other.startsWith(one);
}

function separator(index: number, count: number): string {
	if (index === 0) return '';
	return index === count - 1 ? ' or ' : ', ';
}
