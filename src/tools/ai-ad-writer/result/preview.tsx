import { IconPhoto } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { GappedText } from '#ui/gapped-text.tsx';
import { keyed } from '#ui/keyed.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { Ad } from '../document.ts';
import { atFold, PLACEMENT_FACTS, type PlacementFacts } from '../placements.ts';
import styles from './preview.module.css';

interface Shown {
	ad: Ad;
	business: string;
	place: PlacementFacts;
}

const LOOKS: Readonly<Record<PlacementFacts['look'], readonly ((shown: Shown) => ReactNode)[]>> = {
	feed: [Sender, PrimaryText, Picture, LinkBar],
	gallery: [Sender, Picture, ButtonBar, PrimaryText, Below],
	story: [Sender, Picture, Overlay],
	reel: [Sender, Picture, Overlay],
	message: [Sender, PrimaryText, Picture, LinkBar],
	banner: [Picture, PrimaryText, LinkBar],
};
/** Where the name of the sender begins the text. */
const NAMED = ['gallery', 'banner'];

/** The ad as its placement shows it, with the idea for the picture in the picture's place. */
export function Preview({ ad, business }: Omit<Shown, 'place'>) {
	if (ad.placement === undefined) return null;
	const place = PLACEMENT_FACTS[ad.placement];
	return (
		<figure className={styles.preview} aria-label={`Preview, ${ad.placement}`}>
			<div className={styles.ad} data-look={place.look}>
				{keyed(LOOKS[place.look], ({ name }) => name).map(({ key, item: Part }) => (
					<Part key={key} ad={ad} business={business} place={place} />
				))}
			</div>
			<figcaption className={styles.small}>{ad.placement}, drawn from its limits; devices differ</figcaption>
		</figure>
	);
}

function Sender({ business }: Shown) {
	return (
		<div className={styles.sender}>
			<span className={styles.avatar} aria-hidden>
				{[...business.trim()][0]?.toUpperCase()}
			</span>
			<div>
				<strong>{business}</strong>
				<p className={styles.small}>Sponsored</p>
			</div>
		</div>
	);
}

/** The text up to the fold; a press shows the rest. */
function PrimaryText({ ad: { primaryText = '' }, business, place: { look, limits } }: Shown) {
	const [open, setOpen] = useState(false);
	const { shown, cut } = atFold(primaryText, limits.primaryText.fold);
	return (
		<p className={styles.text}>
			{NAMED.includes(look) ? <strong>{business} </strong> : null}
			<GappedText text={open ? primaryText : cut ? `${shown}… ` : shown} />
			{cut && !open ? (
				<TextLink as="button" onClick={() => setOpen(true)}>
					See more
				</TextLink>
			) : null}
		</p>
	);
}

function Picture({ ad: { hook, visualIdea } }: Shown) {
	return (
		<div className={styles.picture}>
			<p className={styles.hook}>{hook}</p>
			{visualIdea ? (
				<p className={styles.small}>
					<IconPhoto size={14} aria-label="Picture:" role="img" /> <span>{visualIdea}</span>
				</p>
			) : null}
		</div>
	);
}

function LinkBar({ ad: { headline, description, callToAction } }: Shown) {
	return (
		<div className={styles.bar}>
			<div>
				<strong>{headline}</strong>
				<p className={styles.small}>{description}</p>
			</div>
			<p className={styles.button}>{callToAction}</p>
		</div>
	);
}

function ButtonBar({ ad }: Shown) {
	return (
		<p className={styles.bar}>
			<strong>{ad.callToAction}</strong>
			<span aria-hidden>›</span>
		</p>
	);
}

function Below({ ad: { headline, description } }: Shown) {
	return <p className={styles.small}>{[headline, description].filter(Boolean).join(' · ')}</p>;
}

function Overlay(shown: Shown) {
	return (
		<div className={styles.bar}>
			<strong>{shown.ad.headline}</strong>
			<PrimaryText {...shown} />
			<p className={styles.button}>{shown.ad.callToAction}</p>
		</div>
	);
}
