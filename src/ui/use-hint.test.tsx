import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '#test/browser/render.tsx';
import { useHint } from './use-hint.tsx';

function Named({ disabled = false }: { disabled?: boolean }) {
	const { target, hint } = useHint({ label: 'Compass', side: 'right', offset: 12, disabled });
	return (
		<>
			{hint}
			<button type="button" {...target}>
				C
			</button>
		</>
	);
}

const button = () => screen.getByRole('button', { name: 'C' });

it('names an icon while the pointer is at it; Escape takes the name away', async () => {
	const { user } = renderUi(<Named />);
	await user.hover(button());
	expect(screen.getByRole('tooltip')).toHaveTextContent('Compass');
	expect(button()).toHaveAccessibleDescription('Compass');
	await user.keyboard('{Escape}');
	expect(screen.queryByRole('tooltip')).toBeNull();
	await user.unhover(button());
	await user.hover(button());
	expect(screen.getByRole('tooltip')).toBeVisible();
	await user.unhover(button());
	expect(screen.queryByRole('tooltip')).toBeNull();
});

it('names nothing where the name is there already', async () => {
	const { user } = renderUi(<Named disabled />);
	await user.hover(button());
	expect(screen.queryByRole('tooltip')).toBeNull();
});
