import {
	IconBrandInstagram,
	IconBrandLinkedin,
	IconBrandTiktok,
	IconBrandX,
	IconBrandYoutube,
	IconWorld,
} from '@tabler/icons-react';

const ICONS: Readonly<Record<string, typeof IconWorld>> = {
	LinkedIn: IconBrandLinkedin,
	Instagram: IconBrandInstagram,
	'Twitter/X': IconBrandX,
	TikTok: IconBrandTiktok,
	YouTube: IconBrandYoutube,
};

/** The sign of a platform, for its name beside it; one without a sign of its own gets a globe. */
export function PlatformIcon({ platform = '' }: { platform: string | undefined }) {
	const Icon = ICONS[platform] ?? IconWorld;
	return <Icon size={18} stroke={1.75} style={{ verticalAlign: -3 }} aria-hidden />;
}
