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

/**
 * Hidden from screen readers, since it is next to the platform's name. A platform without its own icon gets a globe.
 */
export function PlatformIcon({ platform }: { platform: string | undefined }) {
	const Icon = ICONS[platform ?? ''] ?? IconWorld;
	return <Icon size={18} stroke={1.75} aria-hidden />;
}
