import { ActionIcon, Menu } from '@mantine/core';
import {
	IconArrowsExchange,
	IconCpu,
	IconDots,
	IconPencil,
	IconPlayerPlay,
	IconRefresh,
	IconTrash,
} from '@tabler/icons-react';
import { type ComponentType, type Ref, startTransition, useState } from 'react';
import { Link } from 'react-router';
import type { Run } from '#shared/runs.ts';
import { isUnderWay } from '#web/api/runs.ts';
import { pathAgain, pathFrom, pathToChoose } from './run-words.ts';

interface RunMenuProps {
	run: Run;
	ref: Ref<HTMLButtonElement>;
	onRename: () => void;
	onDelete: () => void;
}

/** The actions on a run besides opening it. */
export function RunMenu({ run, ref, onRename, onDelete }: RunMenuProps) {
	const [opened, setOpened] = useState(false);
	const isUnfinished = run.status === 'failed' || run.status === 'cancelled';
	return (
		<Menu position="bottom-end" width={264} opened={opened} onChange={(now) => startTransition(() => setOpened(now))}>
			<Menu.Target>
				<ActionIcon ref={ref} variant="default" aria-label={`More for ${run.title}`}>
					<IconDots size={18} aria-hidden />
				</ActionIcon>
			</Menu.Target>
			<Menu.Dropdown>
				<Menu.Item leftSection={<Icon of={IconPencil} />} onClick={onRename}>
					Rename
				</Menu.Item>
				{isUnfinished ? (
					<Menu.Item component={Link} to={pathAgain(run)} leftSection={<Icon of={IconPlayerPlay} />}>
						Try again
					</Menu.Item>
				) : null}
				{isUnfinished && run.source === 'model' ? (
					<Menu.Item component={Link} to={pathFrom(run, 'built-in')} leftSection={<Icon of={IconCpu} />}>
						Use the built-in engine
					</Menu.Item>
				) : null}
				{isUnderWay(run) ? null : (
					<Menu.Item component={Link} to={pathFrom(run)} leftSection={<Icon of={IconRefresh} />}>
						Run again with changed inputs
					</Menu.Item>
				)}
				{run.status === 'succeeded' ? (
					<Menu.Item component={Link} to={pathToChoose(run.id)} leftSection={<Icon of={IconArrowsExchange} />}>
						Compare with…
					</Menu.Item>
				) : null}
				<Menu.Divider />
				<Menu.Item leftSection={<Icon of={IconTrash} />} onClick={onDelete}>
					Delete
				</Menu.Item>
			</Menu.Dropdown>
		</Menu>
	);
}

function Icon({ of: Shape }: { of: ComponentType<{ size: number; stroke: number; 'aria-hidden': boolean }> }) {
	return <Shape size={18} stroke={1.75} aria-hidden />;
}
