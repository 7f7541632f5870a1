import type { User } from '@/domain/account/user'
import { paths, type ProfileEdit } from '@/lib/address/paths'
import { Form } from '@/ui/form/Form'
import { LinkLine } from '@/ui/list/LinkLine'
import {
  ADDRESS_MAX,
  editFields,
  genders,
  greetings,
  NAME_MAX,
} from '@/features/account/personal/edit-fields'
import { useFieldForm } from '@/features/account/personal/use-field-form'
import { useSteps } from '@/features/account/personal/use-steps'
import { BirthdateField } from './BirthdateField'
import type { LabelledField } from './field-props'
import { RadioGroup } from '@/ui/form/RadioGroup'
import { PhoneInput } from '@/ui/form/PhoneInput'
import { cleanLine } from '@/lib/text/clean-text'
import { TextInput, type TextInputProps } from '@/ui/form/TextInput'
import classes from './FieldForm.module.css'

interface FieldFormProps {
  edit: ProfileEdit
  user: User
  /** What happens after saving, see `useAfterSave`. */
  onSaved: (isHere: () => boolean) => Promise<void>
}

/** Changes one field. */
export function FieldForm({ edit, user, onSaved }: FieldFormProps) {
  const { here } = useSteps()
  const { form, isTokenRefused } = useFieldForm(edit, user, onSaved)
  return (
    <>
      <Form form={form} action="Simpan">
        <Field edit={edit} label={editFields[edit].label} {...form.field('value')} />
      </Form>
      {isTokenRefused && (
        <LinkLine
          text="Perlu verifikasi ulang?"
          to={paths.personal(edit, 'choosing')}
          action="Minta kode baru"
          replace
          state={here}
        />
      )}
    </>
  )
}

function Field({ edit, ...field }: LabelledField & { edit: ProfileEdit }) {
  switch (edit) {
    case 'fullname':
      return (
        <TextField
          {...field}
          max={NAME_MAX}
          name="name"
          autoComplete="name"
          autoCapitalize="words"
        />
      )
    case 'address':
      return <TextField {...field} max={ADDRESS_MAX} name="address" autoComplete="street-address" />
    case 'email':
      return (
        <TextField
          {...field}
          name="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      )
    case 'phone':
      return <PhoneField {...field} />
    case 'birthdate':
      return <BirthdateField {...field} />
    case 'gender':
      return <ChoiceField {...field} choices={genders} />
    case 'nickName':
      return <ChoiceField {...field} choices={greetings} />
  }
}

/** A choice between a few values. */
function ChoiceField({
  choices,
  label,
  value,
  error,
  onChange,
  'data-path': path,
}: LabelledField & { choices: readonly string[] }) {
  return (
    <div data-path={path}>
      <RadioGroup
        legend={label}
        options={choices.map((choice) => ({ value: choice, label: choice }))}
        value={value}
        error={error}
        onChange={onChange}
      />
    </div>
  )
}

/** A new WhatsApp number. */
function PhoneField(field: LabelledField) {
  return (
    <PhoneInput
      {...field}
      name="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      aria-required
    />
  )
}

/**
 * One line of text, with how much of its limit is used: "12/30". Longer texts can be typed and get a message: a field
 * that swallows letters confuses.
 */
function TextField({
  max,
  ...field
}: LabelledField & { max?: number } & Pick<
    TextInputProps,
    'autoComplete' | 'autoCapitalize' | 'inputMode' | 'spellCheck' | 'type' | 'name'
  >) {
  const { length } = cleanLine(field.value)
  return (
    <TextInput
      {...field}
      aria-required
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...(max !== undefined && {
        description: `${length}/${max}`,
        descriptionProps: { className: classes.counter, mod: { over: length > max } },
      })}
    />
  )
}
