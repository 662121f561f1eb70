import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useBusinessProfile } from '#web/api/business-profile.ts';
import { useAuth } from '#web/auth/auth-provider.tsx';
import { BUSINESS_PROFILE } from '#web/navigation.ts';
import styles from './profile-offer.module.css';

const keyOf = (userId: string): string => `profile-offer:${userId}`;

function isOver(key: string): boolean {
	try {
		return localStorage.getItem(key) !== null;
	} catch {
		return false;
	}
}

function remember(key: string, why: 'dismissed' | 'saved'): void {
	try {
		localStorage.setItem(key, why);
	} catch {
		// Then it is asked again after a reload.
	}
}

/**
 * On the home page while no business profile was ever saved: offers it, until the member dismisses it for good. Its
 * room is kept until the server answers, so that nothing moves.
 */
export function ProfileOffer() {
	const { user } = useAuth();
	const key = keyOf(user?.id ?? '');
	const [over, setOver] = useState(() => isOver(key));
	if (over) return null;
	return (
		<Offer
			onOver={(why) => {
				remember(key, why);
				setOver(true);
			}}
		/>
	);
}

function Offer({ onOver }: { onOver(why: 'dismissed' | 'saved'): void }) {
	const answer = useBusinessProfile();
	const isSaved = answer !== undefined && answer.savedAt !== null;
	const endOnceSaved = useEffectEvent(() => onOver('saved'));
	useEffect(() => {
		if (isSaved) endOnceSaved();
	}, [isSaved]);
	return (
		<div className={answer === undefined ? styles.awaited : undefined}>
			<Notice
				tone="neutral"
				action={
					<TextLink as="button" onClick={() => onOver('dismissed')}>
						Dismiss
					</TextLink>
				}
			>
				<TextLink as={Link} to={BUSINESS_PROFILE.path}>
					Tell the tools once what you do
				</TextLink>
				: they use your own sentences wherever they fit.
			</Notice>
		</div>
	);
}
