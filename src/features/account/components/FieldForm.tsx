import type { User } from '@/api/entities/user'
import type { ProfileEdit } from '@/lib/paths'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { FormAlert } from '@/ui/FormAlert'
import { ADDRESS_MAX, editFields, genders, greetings, NAME_MAX } from '../personal/edit-fields'
import { useFieldForm } from '../personal/use-field-form'
import { BirthdateField } from './BirthdateField'
import { ChoiceField } from './ChoiceField'
import type { FieldProps } from './field-props'
import classes from './FieldForm.module.css'
import { PhoneField } from './PhoneField'
import { TextField } from './TextField'

interface FieldFormProps {
  edit: ProfileEdit
  user: User
  /** What follows, see `useAfterSave`. */
  onSaved: () => void | Promise<void>
}

/** Changes one field (spec §2 edit=…). */
export function FieldForm({ edit, user, onSaved }: FieldFormProps) {
  const { value, problem, failure, saving, input, change, touch, submit } = useFieldForm(
    edit,
    user,
    onSaved,
  )
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <FormAlert message={failure} />
      <Card>
        <Field
          edit={edit}
          label={editFields[edit].label}
          value={value}
          error={problem}
          onChange={change}
          onBlur={touch}
          ref={input}
        />
      </Card>
      <Button type="submit" fullWidth loading={saving}>
        Simpan
      </Button>
    </form>
  )
}

function Field({ edit, ...field }: FieldProps & { edit: ProfileEdit }) {
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
