import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconLock, IconLockOpen, IconShieldOff, IconTrash } from '@tabler/icons-react';
import type { ListedMember } from '#shared/member-requests.ts';

interface AccountMenuProps {
	member: ListedMember;
	onSuspend(): void;
	onResume(): void;
	onResetTwoFactor(): void;
	onDelete(): void;
}

/** What the owner can do to an account, whether or not its address is on the list. */
export function AccountMenu({ member, onSuspend, onResume, onResetTwoFactor, onDelete }: AccountMenuProps) {
	return (
		<Menu position="bottom-end" width={220}>
			<Menu.Target>
				<ActionIcon variant="default" aria-label={`More for ${member.email}`}>
					<IconDots size={18} aria-hidden />
				</ActionIcon>
			</Menu.Target>
			<Menu.Dropdown>
				{member.suspended ? (
					<Menu.Item leftSection={<IconLockOpen size={16} aria-hidden />} onClick={onResume}>
						Let it sign in again
					</Menu.Item>
				) : (
					<Menu.Item leftSection={<IconLock size={16} aria-hidden />} onClick={onSuspend}>
						Suspend the account
					</Menu.Item>
				)}
				{member.twoFactor ? (
					<Menu.Item leftSection={<IconShieldOff size={16} aria-hidden />} onClick={onResetTwoFactor}>
						Turn off two-factor
					</Menu.Item>
				) : null}
				<Menu.Divider />
				<Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={onDelete}>
					Delete the account
				</Menu.Item>
			</Menu.Dropdown>
		</Menu>
	);
}
