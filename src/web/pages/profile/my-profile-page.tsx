import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { StatusBadge } from '#ui/status-badge.tsx';
import { useAuth } from '#web/auth/auth-provider.tsx';
import { ProfileCard } from '#web/business/profile-card.tsx';
import { AccountSummary, Fact } from './account-summary.tsx';
import { ActiveSessions } from './active-sessions.tsx';
import { OwnModelSection } from './own-model.tsx';
import styles from './profile.module.css';
import { TwoFactorSection } from './two-factor/two-factor.tsx';
import { YourData } from './your-data/your-data.tsx';
import { YourSpending } from './your-spending.tsx';
import { YourWork } from './your-work.tsx';

export function MyProfilePage() {
	const { user } = useAuth();
	if (user === null) return null;
	return (
		<div className={styles.page}>
			<AccountSummary
				user={user}
				actions={
					<>
						<Button component={Link} to="/profile/change-email">
							Change Email
						</Button>
						<Button component={Link} to="/profile/change-password">
							Change Password
						</Button>
					</>
				}
			>
				<Fact name="Account status">
					<StatusBadge tone="green">Active</StatusBadge>
				</Fact>
				<Fact name="Plan">
					<StatusBadge tone="neutral">Premium</StatusBadge>
				</Fact>
			</AccountSummary>
			<ProfileCard />
			<YourWork user={user} />
			<YourSpending />
			<OwnModelSection />
			<TwoFactorSection />
			<ActiveSessions />
			<YourData />
		</div>
	);
}
