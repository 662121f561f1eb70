import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { GappedText } from '#ui/gapped-text.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { PLACEMENT_FACTS, type PlacementFacts } from '../placements.ts';
import { type Ad, atFold } from './campaign.ts';
import styles from './preview.module.css';

interface PreviewProps {
	ad: Ad;
	business: string;
}

/** The ad as its placement shows it, with the idea for the picture in the picture's place. */
export function Preview({ ad, business }: PreviewProps) {
	if (ad.placement === undefined) return null;
	const facts = PLACEMENT_FACTS[ad.placement];
	const Look = ad.placement === 'Instagram Feed' ? InstagramFeed : LOOKS[facts.look];
	return (
		<figure className={styles.preview} aria-label={`Preview, ${ad.placement}`}>
			<div className={styles.ad} data-look={facts.look} data-ratio={facts.ratio}>
				<Look ad={ad} business={business} />
			</div>
			<figcaption className={styles.caption}>{ad.placement}, drawn from its limits; devices differ</figcaption>
		</figure>
	);
}

const LOOKS: Readonly<Record<PlacementFacts['look'], (props: PreviewProps) => React.ReactNode>> = {
	feed: Feed,
	story: Story,
	reel: Story,
	message: Message,
	banner: Banner,
};

function Feed({ ad, business }: PreviewProps) {
	return (
		<>
			<Sender business={business} />
			<PrimaryText ad={ad} />
			<Picture ad={ad} />
			<LinkBar ad={ad} />
		</>
	);
}

function InstagramFeed({ ad, business }: PreviewProps) {
	return (
		<>
			<Sender business={business} />
			<Picture ad={ad} />
			<p className={styles.strip}>
				<span>{ad.callToAction}</span>
				<span aria-hidden>›</span>
			</p>
			<PrimaryText ad={ad} before={business} />
			<p className={styles.small}>
				{ad.headline}
				{ad.description ? ` · ${ad.description}` : ''}
			</p>
		</>
	);
}

function Story({ ad, business }: PreviewProps) {
	return (
		<div className={styles.screen}>
			<Sender business={business} />
			<Picture ad={ad} />
			<div className={styles.overlay}>
				<p className={styles.headline}>{ad.headline}</p>
				<PrimaryText ad={ad} />
				<p className={styles.pill}>{ad.callToAction}</p>
			</div>
		</div>
	);
}

function Message({ ad, business }: PreviewProps) {
	return (
		<>
			<Sender business={business} />
			<PrimaryText ad={ad} />
			<div className={styles.bubble}>
				<Picture ad={ad} />
				<LinkBar ad={ad} />
			</div>
		</>
	);
}

function Banner({ ad, business }: PreviewProps) {
	return (
		<>
			<Picture ad={ad} />
			<PrimaryText ad={ad} before={business} />
			<LinkBar ad={ad} />
		</>
	);
}

function Sender({ business }: { business: string }) {
	return (
		<div className={styles.sender}>
			<span className={styles.avatar} aria-hidden>
				{[...business.trim()][0]?.toUpperCase()}
			</span>
			<span className={styles.senderText}>
				<span className={styles.senderName}>{business}</span>
				<span className={styles.sponsored}>Sponsored</span>
			</span>
		</div>
	);
}

/** The text up to the fold; a press shows the rest. */
function PrimaryText({ ad, before }: { ad: Ad; before?: string }) {
	const [open, setOpen] = useState(false);
	const text = ad.primaryText ?? '';
	const fold = ad.placement && PLACEMENT_FACTS[ad.placement].limits.primaryText.fold;
	const { shown, cut } = atFold(text, fold);
	return (
		<p className={styles.text}>
			{before ? <strong className={styles.before}>{before} </strong> : null}
			<GappedText text={open ? text : shown} />
			{cut && !open ? (
				<>
					{'… '}
					<TextLink as="button" className={styles.more} onClick={() => setOpen(true)}>
						See more
					</TextLink>
				</>
			) : null}
		</p>
	);
}

function Picture({ ad }: { ad: Ad }) {
	return (
		<div className={styles.picture}>
			<p className={styles.hook}>{ad.hook}</p>
			{ad.visualIdea ? (
				<p className={styles.idea}>
					<IconPhoto size={16} stroke={1.75} aria-label="Picture:" role="img" />
					<span>{ad.visualIdea}</span>
				</p>
			) : null}
		</div>
	);
}

function LinkBar({ ad }: { ad: Ad }) {
	return (
		<div className={styles.linkBar}>
			<div className={styles.linkText}>
				<p className={styles.headline}>{ad.headline}</p>
				<p className={styles.small}>{ad.description}</p>
			</div>
			<span className={styles.button}>{ad.callToAction}</span>
		</div>
	);
}
