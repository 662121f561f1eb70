import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Card } from '#ui/card.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { useBusinessProfile } from '#web/api/business-profile.ts';
import { BUSINESS_PROFILE } from '#web/navigation.ts';
import { filledInAll } from './filled-in.ts';
import styles from './profile-card.module.css';

/** On My Profile: what the business profile is for, and how much of it is filled in. */
export function ProfileCard() {
	const answer = useBusinessProfile();
	const { filled, all } = answer ? filledInAll(answer.profile) : { filled: '–', all: '–' };
	return (
		<section aria-labelledby="business-profile">
			<SectionHeading id="business-profile" title="Business Profile">
				What you do, for whom and with which results: said once, used by every tool.
			</SectionHeading>
			<Card className={styles.card}>
				<p className={styles.filled}>
					{filled} of {all} filled
				</p>
				<Button component={Link} to={BUSINESS_PROFILE.path}>
					Edit Business Profile
				</Button>
			</Card>
		</section>
	);
}
