import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';

interface SearchBoxProps {
	label: string;
	placeholder: string;
	value: string;
	onChange: (value: string) => void;
}

/** Searches while the member types. */
export function SearchBox({ label, placeholder, value, onChange }: SearchBoxProps) {
	return (
		<TextInput
			type="search"
			aria-label={label}
			placeholder={placeholder}
			autoComplete="off"
			leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
			value={value}
			onChange={(event) => onChange(event.currentTarget.value)}
		/>
	);
}
